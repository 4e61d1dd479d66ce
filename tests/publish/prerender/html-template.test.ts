import { describe, expect, it } from 'vitest';
import { defaultBrandOf, fillTemplate } from '../../../publish/prerender/html-template.ts';
import { siteForTarget } from '../../../publish/site-data/site-data.ts';
import { type EmbeddedSite, embeddedSiteId } from '../../../renderer/site-data/embedded-site.ts';
import { config, hosts } from '../../runtime/real-config.ts';

const template = '<head><!--funnel:head--></head><body><!--funnel:data--><!--funnel:data--></body>';
type Texts = { name?: string; message?: string };
function render({ name, message }: Texts, host = 'default') {
  const site = siteForTarget(config, host, { sandbox: false });
  const fields = { ...site.brand.fields, ...(name !== undefined && { name }) };
  const messages = { ...site.messages, ...(message !== undefined && { test: message }) };
  const embedded = { site: { ...site, brand: { ...site.brand, fields }, messages }, api: '/api', pages: {} };
  const html = fillTemplate(template, embedded as unknown as EmbeddedSite, null);
  const open = `<script type="application/json" id="${embeddedSiteId}">`;
  const data = html.slice(html.indexOf(open) + open.length, html.indexOf('</script>'));
  return { html, data, embedded };
}

describe('fillTemplate (T5)', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--',
    '<script>',
    '</SCRIPT >',
    '$&',
    "$1$`$'$$",
    '"quoted" & \'single\'',
    '\u2028\u2029',
    '<!--funnel:data-->',
    '</title><img src=x onerror=alert(1)>',
    '\\u003c',
    '字😀\ud800',
  ])('inserts the text %j unchanged, and only as text', (text) => {
    const { html, data, embedded } = render({ name: text, message: text });
    expect(JSON.parse(data)).toEqual(JSON.parse(JSON.stringify(embedded)));
    expect(data).not.toMatch(/[<\u2028\u2029]/);
    expect(html.match(/<\/?script/gi)).toHaveLength(2);
    expect(html.match(/<img|<\/title/gi)).toHaveLength(1);
    const title = /<title>(.*)<\/title>/s.exec(html)?.[1] ?? '';
    expect(title).not.toMatch(/[<>"]/);
    expect(decoded(title)).toBe(text);
  });
  it.each(hosts)(
    'fills in the title, description, icon, colours and composition of %s, and embeds the data once',
    (host) => {
      const { html, data } = render({}, host);
      const { site } = JSON.parse(data);
      expect(site.host).toBe(host);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      const { name, slogan, companyName } = defaultBrandOf(site);
      const description = /<meta name="description" content="([^"]+)">/.exec(html)?.[1] ?? '';
      for (const part of [name, slogan, companyName]) expect(decoded(description)).toContain(part);
      expect(html).toMatch(/<link rel="icon" href="\/assets\/[^"]+">/);
      expect(html).toMatch(/<style>html:root\{--primary:#[0-9a-f]{6};[^<]+;--hero:'[^<]+\}<\/style>/);
      expect(html).toContain('<!--funnel:data-->');
    },
  );
});

const decoded = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
