import type { Http2ServerResponse } from 'node:http2';
import { setTimeout } from 'node:timers/promises';

/** What one TCP segment carries of a body: 1,500 bytes of Ethernet without the headers of IP, TCP, TLS and HTTP/2. */
const segmentBytes = 1400;

/**
 * Sends a body as a line delivers it: a segment, and then the next. On loopback up to 32 KB lie ready at once, and the
 * network emulation of DevTools hands those over as one piece when the last byte of them would have come: no browser
 * could show the first words of a page while the rest is under way, as it does on a line. How long the bytes take is
 * the emulation's affair; between two segments there is only what keeps them apart.
 */
export async function sendInTcpSegments(reply: Http2ServerResponse, body: Buffer): Promise<void> {
  for (let at = 0; at < body.length && !reply.stream?.destroyed; at += segmentBytes) {
    reply.write(body.subarray(at, at + segmentBytes));
    await setTimeout(1);
  }
  reply.end();
}
