import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, policyForMeta } from '../../../publish/http/content-security-policy.ts';
import { config } from '../../runtime/real-config.ts';

const policy = (sandbox: boolean) =>
  contentSecurityPolicy(config, { styles: [':root{--a:1}'], scripts: ['a()'], sandbox });
const directive = (text: string, name: string) =>
  text
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('the Content-Security-Policy (T5, R-PROD 6)', () => {
  it('allows the scripts of trackers.json and no inline or evaluated one', () => {
    const scripts = directive(policy(false), 'script-src');
    const expected = [...Object.values(config.trackers.networks), config.trackers.searchAdvertiser].flatMap(
      (one) => one.scripts.map((address) => new URL(address).origin),
    );
    expect(scripts).toEqual(expect.arrayContaining(["'self'", ...expected]));
    expect(policy(false)).not.toMatch(/unsafe-|\bhttps:(?!\/\/)|(?:^|\s)\*(?:\s|;)/);
  });
  it('allows calls to the analytics host and to no host outside of the config', () => {
    const sources = directive(policy(false), 'connect-src');
    expect(sources).toContain(new URL(config.trackers.record.address).origin);
    const hosts = [
      ...[...Object.values(config.trackers.networks), config.trackers.searchAdvertiser].flatMap(
        (one) => one.hosts ?? [],
      ),
      ...(config.site.oneTap?.hosts ?? []),
    ].map((one) => `https://${one}`);
    expect(sources.filter((one) => !hosts.includes(one))).toEqual([
      "'self'",
      new URL(config.trackers.record.address).origin,
    ]);
  });
  it('allows calls to the servers that endpoints.json names, and only where the sandbox does not stand for them', () => {
    const { endpoints } = config.endpoints;
    const elsewhere = {
      ...config,
      endpoints: {
        contract: { baseUrl: 'https://api.partner.example/v2' },
        endpoints: {
          ...endpoints,
          one: { path: '/x', payload: [], codes: [200], baseUrl: 'https://b.example:8443' },
        },
      },
    };
    const of = (sandbox: boolean) =>
      directive(contentSecurityPolicy(elsewhere, { styles: [], scripts: [], sandbox }), 'connect-src');
    expect(of(false)).toEqual(
      expect.arrayContaining(['https://api.partner.example', 'https://b.example:8443']),
    );
    expect(of(true)).toEqual(["'self'"]);
  });
  it('allows no third party on a site with the sandbox', () => {
    expect(policy(true)).not.toContain('https://');
  });
  it('allows the inline styles by their hash', () => {
    const hash = createHash('sha256').update(':root{--a:1}').digest('base64');
    expect(directive(policy(true), 'style-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  });
  it('forbids framing by header, because a meta element cannot', () => {
    expect(policy(true)).toContain("frame-ancestors 'none'");
    expect(policyForMeta(policy(true))).not.toContain('frame-ancestors');
  });
});
