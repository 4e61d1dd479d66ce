import type { Http2ServerResponse } from 'node:http2';
import { setTimeout } from 'node:timers/promises';

/** Body bytes per TCP segment: 1,500 bytes of Ethernet less the headers of IP, TCP, TLS and HTTP/2. */
const segmentBytes = 1400;

/**
 * Sends a body segment by segment, as a network does. On loopback up to 32 KB are readable at once, and the DevTools
 * network emulation delivers them in one piece when their last byte is due, so no browser could paint the start of a
 * page while the rest is still arriving. The emulation sets the transfer time; this code only separates the segments.
 */
export async function sendInTcpSegments(reply: Http2ServerResponse, body: Buffer): Promise<void> {
  for (let at = 0; at < body.length && !reply.stream?.destroyed; at += segmentBytes) {
    reply.write(body.subarray(at, at + segmentBytes));
    await setTimeout(1);
  }
  reply.end();
}
