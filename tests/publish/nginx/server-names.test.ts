import { describe, expect, it } from 'vitest';
import { quoteNginxString } from '../../../publish/nginx/quoted.ts';
import { serverNames } from '../../../publish/nginx/server-names.ts';
import { hostOfRequest } from '../../../tools/serve/host-of-request.ts';
import { hosts } from '../../runtime/real-config.ts';

describe('the server names of nginx', () => {
  it.each(hosts)('of %s all belong to that host according to hostOfRequest', (host) => {
    for (const name of serverNames(host, hosts))
      expect(hostOfRequest(name.replace('*', 'nobody'), hosts)).toBe(host);
  });
  it('each belong to one server, even if two hosts share their first label', () => {
    const alike = ['default', 'm.example', 'm.example.org', 'n.example'];
    const names = alike.flatMap((host) => serverNames(host, alike));
    expect(new Set(names).size).toBe(names.length);
    expect(serverNames('m.example.org', alike)).toEqual(['m.example.org']);
  });
});

describe('quoteNginxString', () => {
  it.each([
    ["default-src 'self'; report-uri /x", `"default-src 'self'; report-uri /x"`],
    ['a "b" \\c', '"a \\"b\\" \\\\c"'],
    ['/城 市', '"/城 市"'],
  ])('quotes %s as one word of nginx', (value, text) => {
    expect(quoteNginxString(value)).toBe(text);
  });
  it.each(['$uri', 'a\nb', 'a\0b'])('refuses %j, which nginx would interpret', (value) => {
    expect(() => quoteNginxString(value)).toThrow('nginx cannot be given the value');
  });
});
