/** The largest body accepted, bytes. The rest of a larger one is not read. */
const bodyLimit = 256 * 1024;

export type Body = { text: string } | { refused: 'tooLarge' | 'malformed' };

/** The body as text: refused above `bodyLimit`, or if it is not UTF-8. */
export async function readBody(request: Request): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return { refused: 'tooLarge' };
  if (!request.body) return { text: '' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Counted while reading: a chunked body has no content-length, and the header may be wrong.
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > bodyLimit) return { refused: 'tooLarge' };
      chunks.push(chunk);
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { refused: 'malformed' };
  }
}
