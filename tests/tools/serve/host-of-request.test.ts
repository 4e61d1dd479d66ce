import { describe, expect, it } from 'vitest';
import { hostOfRequest } from '../../../tools/serve/host-of-request.ts';
import { hosts } from '../../runtime/real-config.ts';

describe('hostOfRequest', () => {
  it.each([
    ['m.example', 'm.example'],
    ['M.EXAMPLE:80', 'm.example'],
    ['m.example:4173', 'm.example'],
    ['m.example.', 'm.example'],
    ['m.example.:80', 'm.example'],
    ['m.localhost', 'm.example'],
    ['m-v1-small.localhost:4173', 'm-v1-small.example'],
    ['localhost', 'default'],
    ['localhost:4173', 'default'],
    ['127.0.0.1:4173', 'default'],
    ['[::1]:4173', 'default'],
    ['nobody.localhost', 'default'],
    ['a.m.localhost', 'default'],
    ['default.localhost', 'default'],
  ])('maps %s to %s', (header, host) => {
    expect(hostOfRequest(header, hosts)).toBe(host);
  });
  it.each([
    undefined,
    '',
    'evil.com',
    'evil.com:4173',
    'm.example.evil.com',
    'localhost.evil.com',
    '127.0.0.1.nip.io',
    '127.0.0.2',
    '192.168.1.10:4173',
    '0.0.0.0',
    '[::]',
    '2130706433',
    'm.localhost.evil.com',
    'evil.com/m.example',
    'evil.com#.localhost.x',
    'm.example@evil.com',
    'm.example:80:90x',
    'constructor',
    '__proto__',
    'a'.repeat(100_000),
  ])('returns null for %.40s (T14)', (header) => {
    expect(hostOfRequest(header, hosts)).toBeNull();
  });
});
