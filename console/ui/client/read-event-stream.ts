/** Parses server-sent events as they arrive; comments are skipped. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ name: string; data: string }> {
  for await (const part of readParts(body)) {
    const name = /^event: (.*)$/m.exec(part)?.[1];
    const data = /^data: (.*)$/m.exec(part)?.[1];
    if (name !== undefined && data !== undefined) yield { name, data };
  }
}

/**
 * The parts of the stream between empty lines. A part is put together once it is complete: a plan arrives in thousands
 * of chunks, and searching all of it again with each of them took minutes.
 */
async function* readParts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let open: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    let chunk = decoder.decode(value, { stream: true });
    // The empty line may begin in the chunk before.
    const last = open[open.length - 1] ?? '';
    if (chunk.startsWith('\n') && last.endsWith('\n')) {
      yield open.join('');
      open = [];
      chunk = chunk.slice(1);
    }
    const [first = '', ...others] = chunk.split('\n\n');
    if (first !== '') open.push(first);
    for (const part of others) {
      yield open.join('');
      open = part === '' ? [] : [part];
    }
  }
}
