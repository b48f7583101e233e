import type { ChangeFeed, DeskEvent } from './change-feed.ts'
import type { Device } from './devices.ts'

/** Events kept for a desk that reads slowly; with more it is cut off, and connects again. */
const mostWaiting = 8

/** Server-Sent Events (HTML standard, 9.2) of one device until it goes or the server stops. */
export function eventStream(device: Device, feed: ChangeFeed, gone: AbortSignal): Response {
  const encoder = new TextEncoder()
  let leave = () => {}
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          leave()
          controller.close()
        }
        leave = feed.subscribe({
          device,
          send(event) {
            controller.enqueue(encoder.encode(textOf(event)))
            if ((controller.desiredSize ?? 0) <= 0) end()
          },
          end,
        })
        gone.addEventListener('abort', () => leave())
      },
      cancel: () => leave(),
    },
    { highWaterMark: mostWaiting },
  )
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy that collects an answer first would deliver nothing.
      'x-accel-buffering': 'no',
    },
  })
}

/** JSON has no line breaks of its own. */
function textOf({ event, data }: DeskEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
