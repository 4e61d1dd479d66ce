import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a TCP segment carries over Ethernet, bytes. */
const segmentBytes = 1448;

/** Slow 4G as in tools/bench/slow-phone.ts: bytes per millisecond to the phone, one-way delay in milliseconds. */
const slow4G = { down: 1_600_000 / 8 / 1000, oneWay: 75 } as const;

export interface SlowLine {
  port: number;
  close(): void;
}

/**
 * Forwards a local port to another one over an emulated slow line: segment by segment towards the phone, one rate shared
 * by all connections, every packet delayed by half a round trip. Unlike the DevTools emulation it works below TLS: a
 * browser cannot read an encrypted record before its last byte has arrived.
 */
export async function startSlowLine(to: number): Promise<SlowLine> {
  /** Time at which the line can send the next segment. */
  let free = 0;
  const sockets = new Set<Socket>();
  const server = createServer((phone) => {
    const site = connect(to, '127.0.0.1');
    const down = inOrder(phone);
    const up = inOrder(site);
    phone.on('data', (data: Buffer) => up(data, performance.now() + slow4G.oneWay));
    site.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += segmentBytes) {
        const segment = data.subarray(at, at + segmentBytes);
        free = Math.max(free, performance.now()) + segment.length / slow4G.down;
        down(segment, free + slow4G.oneWay);
      }
    });
    for (const [one, other] of [
      [phone, site],
      [site, phone],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Sends due segments strictly in order: timers of different lengths may fire out of order. */
function inOrder(socket: Socket): (part: Buffer, due: number) => void {
  const waiting: { part: Buffer; due: number }[] = [];
  const send = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const late = next.due - performance.now();
      if (late > 0) {
        setTimeout(send, late);
        return;
      }
      waiting.shift();
      if (!socket.destroyed) socket.write(next.part);
    }
  };
  return (part, due) => {
    waiting.push({ part, due });
    if (waiting.length === 1) send();
  };
}
