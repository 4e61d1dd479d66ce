import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';

const server = createServer((_, response) => response.end('here'));
afterEach(() => server.close());

it('answers localhost in a test process without a thread of the resolver', async () => {
  const answers = [
    dns.promises.lookup('localhost', { all: true }),
    dns.promises.lookup('localhost', 4),
    dns.promises.lookup('localhost', { family: 6 }).catch(({ code }) => code),
    new Promise((resolve) => dns.lookup('localhost', (_, ...answer) => resolve(answer))),
  ];
  expect(process.getActiveResourcesInfo()).not.toContain('GetAddrInfoReqWrap');
  expect(await Promise.all(answers)).toEqual([
    [{ address: '127.0.0.1', family: 4 }],
    { address: '127.0.0.1', family: 4 },
    'ENOTFOUND',
    ['127.0.0.1', 4],
  ]);
});

it('connects the HTTP client of a test to a server on localhost', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('here');
});
