import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { buildInlineScripts } from '../../../publish/app-build/build-inline-scripts.ts';
import { bootScript, deferredScript } from '../../../publish/inline-scripts/boot-script.ts';
import { inlineScript } from '../../../publish/inline-scripts/inline-script.ts';
import { startFailureNotice } from '../../../publish/inline-scripts/start-failure-notice.ts';
import { defaultBrandOf } from '../../../publish/prerender/html-template.ts';
import { embeddedDataOf } from '../../../publish/site-data/site-data.ts';
import { config, hosts } from '../../runtime/real-config.ts';

const scripts = await buildInlineScripts();

const embedded = (host = 'default') =>
  embeddedDataOf(config, host, null, { pages: '', shards: { version: 'x', count: 1 } }, { sandbox: false });

const flagsOf = (regex: unknown): string => (regex as { flags?: string } | undefined)?.flags ?? '';

/** Syntax later than ES5, by the parser's node types. */
const laterTypes = new Set([
  ...['ArrowFunctionExpression', 'AwaitExpression', 'ChainExpression', 'ClassDeclaration', 'ClassExpression'],
  ...['ExportNamedDeclaration', 'ForOfStatement', 'ImportDeclaration', 'ImportExpression', 'MetaProperty'],
  ...['ArrayPattern', 'AssignmentPattern', 'ObjectPattern', 'RestElement', 'SpreadElement', 'Super'],
  ...['TaggedTemplateExpression', 'TemplateLiteral', 'YieldExpression', 'PrivateIdentifier'],
]);

function laterThanEs5(program: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Record<string, unknown>;
    const { type } = node;
    const isLater =
      (typeof type === 'string' && laterTypes.has(type)) ||
      (type === 'VariableDeclaration' && node.kind !== 'var') ||
      (type === 'Property' && (node.shorthand || node.computed || node.method)) ||
      (type === 'CatchClause' && node.param === null) ||
      node.async === true ||
      node.generator === true ||
      (typeof node.operator === 'string' &&
        ['**', '**=', '??', '??=', '&&=', '||='].includes(node.operator)) ||
      (type === 'Literal' &&
        (/[dsuvy]/.test(flagsOf(node.regex)) || /^(\d+n|0[bo])/i.test(String(node.raw))));
    if (isLater) found.push(String(type));
    for (const [key, part] of Object.entries(node)) if (key !== 'type') visit(part);
  };
  visit(parseAst(program));
  return found;
}

describe('FLT-29: the inline scripts', () => {
  it.each([
    ['boot', bootScript(scripts, embedded(), { httpClient: '/assets/a.js', router: '/assets/b.js' })],
    ['deferred', deferredScript(scripts)],
    ['shell', inlineScript(scripts.shell, { version: '1', embedded: 'a', files: [], pages: {} })],
    ['start failure', startFailureNotice(scripts, embedded(), config.messages.messages).script],
  ])('are in ES5 (%s), so that a browser that cannot read the app still shows the notice', (_, script) => {
    expect(laterThanEs5(script)).toEqual([]);
    expect(script).not.toMatch(/<\/|<!--/);
  });
  it.each([
    'a=>a',
    'let a',
    '`a`',
    'a?.b',
    'a??b',
    'try{}catch{}',
    '({a})',
    'f(...a)',
    'async function f(){}',
    '/a/s',
    '1n',
    'for(const a of b);',
  ])('refuse %s', (program) => expect(laterThanEs5(program)).not.toEqual([]));
});

describe('the start-failure notice', () => {
  it.each(hosts)(
    'on %s contains a telephone number that can be dialled, and texts of messages.json',
    (host) => {
      const { html } = startFailureNotice(scripts, embedded(host), config.messages.messages);
      expect(html).toMatch(/<a href="tel:\+?\d{7,}">/);
      for (const id of ['late', 'failed', 'old']) {
        expect(html).toContain(`data-${id}="${config.messages.messages[`start.${id}`]}"`);
      }
    },
  );
  it.each(hosts)(
    'on %s shows the brand by name and picture, which visitors of another one do not see',
    (host) => {
      const site = embedded(host).site;
      const { failureImage, name } = defaultBrandOf(site);
      const { html } = startFailureNotice(scripts, embedded(host), config.messages.messages);
      expect(html).toContain(`<div data-brand><img src="${failureImage}" alt="" width="64" height="64"`);
      expect(html).toContain(`<b>${name}</b>`);
    },
  );
  it('stores what a draft may contain: no code, consent or identity card', () => {
    expect(startFailureNotice(scripts, embedded(), config.messages.messages).script).toContain(
      '{"draftFields":["phone"]}',
    );
  });
});
