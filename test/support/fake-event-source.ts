/** Stands in for the browser's class, and lists each stream that was opened. A test empties `opened` first. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
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
