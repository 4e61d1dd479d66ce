import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, policyForMeta } from '../../../publish/http/content-security-policy.ts';
import type { Block, Form, LeafBlock } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';
import { imagePixel, metaPixel, serverOnly } from '../../runtime/trackers/other-networks.ts';

const policy = (sandbox: boolean) =>
  contentSecurityPolicy(config, { styles: [':root{--a:1}'], scripts: ['a()'], sandbox });
const networks = [
  ...Object.values(config.trackers.networks),
  ...(config.trackers.searchAdvertiser ? [config.trackers.searchAdvertiser] : []),
];
const record = new URL(config.trackers.record?.address ?? '').origin;
const directive = (text: string, name: string) =>
  text
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('the Content-Security-Policy (T5, R-PROD 6)', () => {
  it('allows the scripts of trackers.json and no inline or evaluated one', () => {
    const scripts = directive(policy(false), 'script-src');
    const expected = networks.flatMap((one) =>
      'scripts' in one ? one.scripts.map((address) => new URL(address).origin) : [],
    );
    expect(expected.length).toBeGreaterThanOrEqual(5);
    expect(scripts).toEqual(expect.arrayContaining(["'self'", ...expected]));
    expect(policy(false)).not.toMatch(/unsafe-|\bhttps:(?!\/\/)|(?:^|\s)\*(?:\s|;)/);
  });
  it('allows calls to the analytics host and to no host outside of the config', () => {
    const sources = directive(policy(false), 'connect-src');
    expect(sources).toContain(record);
    const hosts = [...networks.flatMap((one) => one.hosts ?? []), ...(config.site.oneTap?.hosts ?? [])].map(
      (one) => `https://${one}`,
    );
    expect(sources.filter((one) => !hosts.includes(one))).toEqual(["'self'", record]);
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
  it('allows a pixel as an image and no script, and nothing for a network that our server alone reports to', () => {
    const trackers = { networks: { image: imagePixel, meta: metaPixel, server: serverOnly } };
    const { oneTap: _, ...site } = config.site;
    const text = contentSecurityPolicy(
      { ...config, trackers, site: { ...site, oneTap: null } },
      { styles: [], scripts: [], sandbox: false },
    );
    const meta = ['https://*.facebook.com', 'https://*.facebook.net'];
    expect(directive(text, 'script-src')).toEqual(["'self'", 'https://connect.facebook.net', ...meta]);
    expect(directive(text, 'img-src')).toEqual(["'self'", 'data:', 'https://px.ads.example', ...meta]);
  });
  it('allows pictures that the page itself has made where a form asks for photos or a signature', () => {
    const [form] = Object.values(config.forms);
    const field = { kind: 'signature', id: 'sign', endpoint: 'sendUpload' } as const;
    const forms = { ...config.forms, signed: { ...form, id: 'signed', fields: [field] } as Form };
    const allowed = contentSecurityPolicy({ ...config, forms }, { styles: [], scripts: [], sandbox: true });
    expect(directive(policy(true), 'img-src')).toEqual(["'self'", 'data:']);
    expect(directive(allowed, 'img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(directive(allowed, 'script-src')).toEqual(["'self'"]);
  });
  it('allows films where a page has one: those of this site, and of the host that its address names', () => {
    expect(directive(policy(true), 'media-src')).toEqual([]);
    const film = (id: string, source: { file: string } | { address: string }) =>
      ({ ...{ type: 'video', id, title: 'A film', poster: '/assets/a.png', silent: true }, source }) as Block;
    const blocks: Block[] = [
      { type: 'columns', id: 'beside', blocks: [film('own', { file: '/assets/a.mp4' })] as LeafBlock[] },
      film('other', { address: 'https://media.example/films/a.mp4' }),
    ];
    const pages = { ...config.pages, films: { id: 'films', outcomes: [], body: blocks } };
    const allowed = contentSecurityPolicy({ ...config, pages }, { styles: [], scripts: [], sandbox: true });
    expect(directive(allowed, 'media-src')).toEqual(["'self'", 'https://media.example']);
    expect(directive(allowed, 'connect-src')).toEqual(["'self'"]);
  });
});
