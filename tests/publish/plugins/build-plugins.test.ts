import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { root } from '../../../publish/environment/settings.ts';
import { buildPlugins } from '../../../publish/plugins/build-plugins.ts';
import { withPluginAddresses } from '../../../publish/plugins/plugin-addresses.ts';
import { styleModule } from '../../../publish/plugins/style-module.ts';
import { allBlocks } from '../../../renderer/site-data/page-blocks.ts';
import type { Config, Plugin } from '../../../schemas/index.ts';

const example = join(root, 'examples/plugin-opening-hours');
const folder = mkdtempSync(join(tmpdir(), 'funnel-plugins-'));
afterAll(() => rmSync(folder, { recursive: true }));

const configIn = (dir: string): Config => {
  const { config } = readConfig(dir);
  if (!config) throw new Error('the example has errors');
  return config;
};

let made = 0;
/** Builds a plug-in of these files. */
function build(files: Record<string, string>, definition: Partial<Plugin> = {}) {
  made += 1;
  const dir = join(folder, String(made));
  mkdirSync(join(dir, 'plugins/badge'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'plugins/badge', name), text);
  const badge: Plugin = { id: 'badge', about: '徽章 | Badge', bytes: 900, properties: {}, ...definition };
  return buildPlugins({ plugins: { badge } } as unknown as Config, dir);
}

describe('the plug-ins of a config', () => {
  it('are a script and a style sheet each, within their budgets, without imports', async () => {
    const plugins = await buildPlugins(configIn(example), example);
    expect(plugins.map(({ id }) => id)).toEqual(['openingHours', 'seatMap']);
    for (const { id, address, style, files } of plugins) {
      expect(address).toMatch(new RegExp(`^/config/plugins/${id}\\.[0-9a-f]{12}\\.js$`));
      expect(files.get(address)).toMatch(/^export default\(\$react,\$jsx,\$funnel\)=>\{/);
      expect(files.get(address)).not.toMatch(/\bimport\b|\?\./);
      expect(files.get(style ?? '')).toContain('var(--');
    }
  });

  it('have the same address while nothing of them changes', async () => {
    const [one] = await build({ 'view.tsx': 'export default () => <b>one</b>;' });
    const [same] = await build({ 'view.tsx': 'export default () => <b>one</b>;' });
    const [other] = await build({ 'view.tsx': 'export default () => <b>two</b>;' });
    expect(one?.address).toBe(same?.address);
    expect(one?.address).not.toBe(other?.address);
  });

  it('take the place of their names in pages and forms, and a page with such a field waits for its view', async () => {
    const config = configIn(example);
    const plugins = await buildPlugins(config, example);
    const [hours, seats] = plugins.map(({ address }) => address);
    const published = withPluginAddresses(config, plugins);
    const [outer, ...rest] = published.pages.booking?.body ?? [];
    expect(rest).toEqual([]);
    expect(outer?.type).toBe(seats);
    expect(allBlocks(published.pages.start?.body ?? []).map(({ type }) => type)).toContain(hours);
    expect(published.forms.booking?.fields[0]).toMatchObject({ kind: 'choice', view: seats });
    // Pages without one are as they were.
    expect(published.pages.thanks).toEqual(config.pages.thanks);
  });

  it('cost a config without plug-ins nothing', async () => {
    const config = configIn(join(root, 'examples/bike-repair'));
    expect(await buildPlugins(config, root)).toEqual([]);
    expect(withPluginAddresses(config, [])).toBe(config);
  });
});

describe('a plug-in that cannot be published', () => {
  it.each([
    ['has no view', {}, /plugins\/badge\/view\.tsx is missing/],
    [
      'has a mistake of syntax',
      { 'view.tsx': 'export default () => <b>;' },
      /badge cannot be built[\s\S]*view\.tsx/,
    ],
    ['exports nothing by default', { 'view.tsx': 'export const x = 1;' }, /exports no component by default/],
    [
      'imports a package',
      { 'view.tsx': "import x from 'axios'; export default () => x;" },
      /plugins\/badge\/view\.tsx imports "axios"/,
    ],
    [
      'imports the engine',
      { 'view.tsx': "import { x } from '../../renderer/app/App.tsx'; export default () => x;" },
      /imports "\.\.\/\.\.\/renderer/,
    ],
    [
      'imports what React does not hand over',
      { 'view.tsx': "import { use } from 'react'; export default () => use;" },
      /"use"/,
    ],
    [
      'imports what the engine does not hand over',
      { 'view.tsx': "import { usePage } from 'funnel/plugin'; export default () => usePage();" },
      /usePage/,
    ],
    [
      'calls something',
      { 'view.tsx': "export default () => { void fetch('/api'); return null; };" },
      /view\.tsx uses "fetch"/,
    ],
    [
      'navigates',
      { 'view.tsx': "export default () => { location.href = '/x'; return null; };" },
      /"location"/,
    ],
    [
      'reaches the document',
      { 'view.tsx': 'export default () => <b onClick={() => globalThis.document.write("x")} />;' },
      /"globalThis"/,
    ],
    [
      'writes HTML',
      { 'view.tsx': "export default () => <b dangerouslySetInnerHTML={{ __html: '<i>' }} />;" },
      /"dangerouslySetInnerHTML"/,
    ],
    [
      'styles other parts of the page',
      {
        'view.tsx': "import s from './v.module.css'; export default () => <b className={s.a} />;",
        'v.module.css': 'h2 { color: red }',
      },
      /"h2" does not begin with a class/,
    ],
  ])('%s: the error says so and where', async (_, files, message) => {
    await expect(build(files as Record<string, string>)).rejects.toThrow(message);
  });

  it('is larger than its budget: the error says by how much and where the budget is', async () => {
    const text = Array.from({ length: 400 }, (_, at) => (at * 7919 * 104729).toString(36)).join(' ');
    const view = { 'view.tsx': `export default () => <b>{${JSON.stringify(text)}}</b>;` };
    await expect(build(view, { bytes: 500 })).rejects.toThrow(
      /badge has \d{4} bytes \(gzip\), more than the 500 of definitions\/plugins\/badge\.json/,
    );
    expect(await build(view, { bytes: 20_000 })).toHaveLength(1);
  });

  it('may name its own variables like the globals that it may not use', async () => {
    const view =
      'export default ({ properties: { location, open } }: { properties: { location: string; open: boolean } }) => <b title={open ? location : undefined}>{location}</b>;';
    expect(await build({ 'view.tsx': view })).toHaveLength(1);
  });
});

describe('a style sheet of a plug-in', () => {
  it('has class names that nothing else has, and keeps its states and media', () => {
    const { names, css } = styleModule(
      'badge/view.module.css',
      '/* a */\n.a, .a.b:hover { color: red; margin: 0 1px }\n@media (min-width: 360px) { .a > .c { color: blue; } }\n@keyframes turn { from { opacity: 0 } }',
    );
    const { a, b, c } = names as { a: string; b: string; c: string };
    expect([a, b, c].every((name) => /^_[\w-]{6}$/.test(name))).toBe(true);
    expect(css.replaceAll(' ', '')).toBe(
      `.${a},.${a}.${b}:hover{color:red;margin:01px}@media(min-width:360px){.${a}>.${c}{color:blue}}@keyframesturn{from{opacity:0}}`,
    );
  });

  it('cannot import another one', () => {
    expect(() => styleModule('badge/view.module.css', "@import 'x.css';")).toThrow(/imports no other/);
  });
});
