import { expect, test } from 'vitest';
import { readEvents } from '../../../../console/ui/client/read-event-stream.ts';

/** A stream of the text in chunks of so many bytes. */
function streamOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function eventsOf(stream: ReadableStream<Uint8Array>) {
  const events: { name: string; data: string }[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

const text = 'event: draft\ndata: {"version":1}\n\n: here\n\nevent: plan\ndata: {"名":"渠道"}\n\nevent: un';

test('events are read wherever the chunks of the stream end, and comments and an unfinished event are none', async () => {
  for (let size = 1; size <= text.length + 20; size += 1) {
    expect(await eventsOf(streamOf(text, size)), `chunks of ${size}`).toEqual([
      { name: 'draft', data: '{"version":1}' },
      { name: 'plan', data: '{"名":"渠道"}' },
    ]);
  }
});

test('the time for a long event grows with its length, not with the square of it', {
  timeout: 60_000,
}, async () => {
  // 40 MB in chunks of 2 KB: searching all of it with each chunk reads 400 GB.
  const data = 'x'.repeat(40_000_000);
  const [event] = await eventsOf(streamOf(`event: plan\ndata: ${data}\n\n`, 2000));
  expect(event?.data.length).toBe(data.length);
});
