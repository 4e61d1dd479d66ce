import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { listen } from '../../../tools/serve/listen.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';

let server: Awaited<ReturnType<typeof listen>>;
const limits = {
  headersTimeout: 300,
  requestTimeout: 600,
  connectionsCheckingInterval: 50,
  maxRequestsPerSocket: 5,
};
beforeAll(async () => {
  server = await listen(async (request) => new Response(await request.text()), 0, '127.0.0.1', limits);
});
afterAll(() => server.close());

async function connection(): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  // A write into a connection that the server has just closed is reset; `once` would reject for that.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(received));
  });
  return { socket, closed };
}
const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('a connection that holds the server', () => {
  inNpmTest.each([
    ['sends nothing', ''],
    ['sends half a header', 'GET / HTTP/1.1\r\nHost: loc'],
    ['sends half a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf'],
  ])('is closed when it %s', async (_what, begun) => {
    const { socket, closed } = await connection();
    socket.write(begun);
    expect(await closed).not.toContain(' 200 ');
  });

  inNpmTest('is closed although it goes on to send a byte at a time', async () => {
    const { socket, closed } = await connection();
    socket.write('GET / HTTP/1.1\r\nX: ');
    const drip = setInterval(() => socket.write('a'), 20);
    expect(await closed).not.toContain(' 200 ');
    clearInterval(drip);
  });

  // In `npm test` a connection that sends a byte at a time is closed.
  inFullRun('is closed when it pipelines without an end, after the answers that it may have', async () => {
    const { socket, closed } = await connection();
    socket.write(get.repeat(50));
    const answers = await closed;
    // A reset may take the last of them away.
    const answered = answers.match(/HTTP\/1\.1 200/g) ?? [];
    expect(answered.length).toBeLessThanOrEqual(limits.maxRequestsPerSocket);
  });
});
