import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a TCP segment carries over Ethernet, bytes. */
const segmentBytes = 1448;

/** Bytes a millisecond towards the phone, and milliseconds in each direction: slow 4G as tools/bench/slow-phone.ts has it. */
const slow4G = { down: 1_600_000 / 8 / 1000, oneWay: 75 } as const;

export interface SlowLine {
  port: number;
  close(): void;
}

/**
 * A port of this machine that leads to another one as a slow line does: towards the phone a segment after the other, all
 * connections sharing the rate, everything late by half a round trip. Unlike the emulation of DevTools this is below TLS:
 * of an encrypted record a browser can read nothing before its last byte has come.
 */
export async function startSlowLine(to: number): Promise<SlowLine> {
  /** When the line is free for the next segment. */
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

/** Sends what is due, never one before another: timers of two lengths may be mixed up. */
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
