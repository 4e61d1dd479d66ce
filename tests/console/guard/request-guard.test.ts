import { createConnection } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { sendForOne, sendRaw, statusesOf } from '../harness/raw-request.ts';
import { withConsole } from '../harness/served-console.ts';
import { treeHash } from '../harness/small-config.ts';
import { hostileRequests, requestOf } from './hostile-requests.ts';

const isAccepted = (status: number) => status < 400;

test('none of more than 200 hostile requests is accepted, and no byte of the config or the draft changes', () =>
  withConsole(async ({ dir, stateDir, port, token, console }) => {
    const hostile = hostileRequests(port, token);
    expect(hostile.length).toBeGreaterThan(200);
    expect(new Set(hostile.map(({ bytes }) => bytes)).size).toBe(hostile.length);
    const before = [treeHash(dir), treeHash(stateDir), console.draft.version];
    const answers: { name: string; statuses: number[] }[] = [];
    const queue = [...hostile];
    const send = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        answers.push({
          name: next.name,
          statuses: statusesOf(await sendRaw(port, Buffer.from(next.bytes, 'latin1'))),
        });
      }
    };
    await Promise.all(Array.from({ length: 64 }, send));
    expect(answers.filter(({ statuses }) => statuses.some(isAccepted))).toEqual([]);
    // Several responses would mean that one request was parsed as two.
    expect(answers.filter(({ statuses }) => statuses.length > 1)).toEqual([]);
    expect([treeHash(dir), treeHash(stateDir), console.draft.version]).toEqual(before);
  }));

test('the same request without the fault is accepted and changes the draft, so each refusal is due to its fault', () =>
  withConsole(async ({ dir, stateDir, port, token, console }) => {
    const config = treeHash(dir);
    const state = treeHash(stateDir);
    const answer = await sendForOne(port, requestOf(port, token));
    expect(statusesOf(answer)).toEqual([200]);
    expect(console.draft.text('channels.json')).toContain('stolen');
    expect(treeHash(dir)).toBe(config);
    expect(treeHash(stateDir)).not.toBe(state);
    const local = requestOf(port, token, {
      host: [`localhost:${port}`],
      origin: [`http://localhost:${port}`],
      more: ['Sec-Fetch-Site: same-origin'],
    });
    expect(statusesOf(await sendForOne(port, local))).toEqual([200]);
  }));

test('every response, including refusals, forbids framing, sniffing, referrers, caching and other origins', () =>
  withConsole(async ({ port, token }) => {
    const get = { method: 'GET', body: '', length: [], type: [] };
    for (const bytes of [
      requestOf(port, token, { ...get, target: '/' }),
      requestOf(port, token, { ...get, target: '/api/state' }),
      requestOf(port, 'wrong', { ...get, target: '/api/state' }),
    ]) {
      const answer = (await sendForOne(port, bytes)).toLowerCase();
      expect(answer).toContain("frame-ancestors 'none'");
      expect(answer).toContain("default-src 'none'");
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).toContain('referrer-policy: no-referrer');
      expect(answer).toContain('cache-control: no-store');
      expect(answer).not.toContain('access-control-');
    }
  }));

test('no other network interface of the machine responds', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address, family, scopeid }) =>
      family === 'IPv6' && scopeid ? `${address}%${scopeid}` : address,
    );
  await withConsole(async ({ port }) => {
    for (const address of [...others, '::1', '127.0.0.2']) {
      const answers = await new Promise<boolean>((resolve) => {
        const socket = createConnection({ port, host: address, timeout: 500 });
        const done = (open: boolean) => {
          socket.destroy();
          resolve(open);
        };
        socket.on('connect', () => done(true));
        socket.on('error', () => done(false));
        socket.on('timeout', () => done(false));
      });
      expect([address, answers]).toEqual([address, false]);
    }
  });
});
