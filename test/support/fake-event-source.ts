/** Stands in for the browser's `EventSource`. `opened` lists all opened streams, so a test empties it first. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
  readonly openedAtMs = performance.now()
  isClosed = false
  constructor() {
    super()
    FakeEventSource.opened.push(this)
  }
  close() {
    this.isClosed = true
  }
  say(event: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
}
