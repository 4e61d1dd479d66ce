import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageTelling } from '../../../../console/ui/page-blocks/receipt-block.ts';
import { madeFrom, type TemplateSource } from '../../../../console/ui/page-templates/apply-template.ts';
import { type Template, templates } from '../../../../console/ui/page-templates/templates.ts';
import { itemsOf, member, stringsUnder } from '../../../../ops/json/json-values.ts';
import { run } from '../../../ops/cli/run-main.ts';

const root = join(import.meta.dirname, '../../../..');
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'funnel-template-'));
  for (const name of ['brands.json', 'channels.json', 'hosts.json', 'definitions', 'public'])
    cpSync(join(root, name), join(dir, name), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const read = (file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8'));
const write = (file: string, value: unknown) =>
  writeFileSync(join(dir, file), `${JSON.stringify(value, null, 2)}\n`);
const all = (folder: string) =>
  readdirSync(join(dir, 'definitions', folder)).map((name) => {
    const value = read(`definitions/${folder}/${name}`);
    return { id: String(value.id), value };
  });
const source = (): TemplateSource => ({
  pages: all('pages'),
  forms: all('forms'),
  routes: read('definitions/routes.json'),
  today: '2026-11-26',
});

/** Puts a page or form into use: an address of its own that a host begins with, a link, or a page that shows it. */
function use({ folder, routeKind }: Template, id: string): void {
  if (routeKind !== null) {
    const routes = read('definitions/routes.json');
    const on = routeKind === 'index' ? 'hostsThatListIt' : 'everyHost';
    routes.routes.fromTemplate = { path: `/${id}`, page: id, kind: routeKind, on };
    write('definitions/routes.json', routes);
    if (routeKind === 'index') {
      const hosts = read('hosts.json');
      hosts.hosts.default.entries.push('fromTemplate');
      hosts.hosts.default.root = 'fromTemplate';
      write('hosts.json', hosts);
    } else if (routeKind === 'failure') {
      const page = read('definitions/pages/form-package.json');
      page.outcomes.push('seeFromTemplate');
      page.body[2].onResult.cases.unshift({ code: 4220, finish: 'seeFromTemplate' });
      write('definitions/pages/form-package.json', page);
      const navigation = read('definitions/navigation.json');
      const row = { id: 'from-template', when: { outcome: 'seeFromTemplate' }, go: 'fromTemplate' };
      const last = navigation.rules.findLastIndex((one: unknown) => stringsUnder(one, 'outcome').length > 0);
      navigation.rules.splice(last + 1, 0, row);
      write('definitions/navigation.json', navigation);
    } else {
      const destinations = read('definitions/destinations.json');
      destinations.success.otherwise.go = 'fromTemplate';
      write('definitions/destinations.json', destinations);
    }
    return;
  }
  const page = read('definitions/pages/form-package-simple.json');
  if (folder === 'pages') {
    page.body.splice(3, 0, {
      type: 'button',
      id: 'agreement',
      label: '协议',
      tone: 'text',
      action: { do: 'openPage', page: id },
    });
  } else {
    page.body[2].blocks[0].form = id;
    // What nobody shows any more, `check` would name too.
    rmSync(join(dir, 'definitions/forms/form-package-simple.json'));
    for (const { id: one, value } of all('pages')) {
      const text = JSON.stringify(value).replaceAll('"form-package-simple",', `"${id}",`);
      write(`definitions/pages/${one}.json`, JSON.parse(text));
    }
    const kept = read('definitions/pages/form-package-simple.json');
    kept.id = 'form-package-simple';
    kept.body[2].blocks[0].form = id;
    write('definitions/pages/form-package-simple.json', kept);
    return;
  }
  write('definitions/pages/form-package-simple.json', page);
}

describe('a template of the console', () => {
  it.each(templates.map((template) => [template.id, template] as const))(
    '%s makes a page or form in which funnel check finds nothing once it is in use',
    async (_, template) => {
      const plain = madeFrom(template, 'from-template', source());
      expect(plain).not.toBeNull();
      // What follows a lead tells its receipt; the console adds that where a template has none.
      const made = template.routeKind === 'failure' && plain ? pageTelling(plain, 'form-package') : plain;
      write(`definitions/${template.folder}/from-template.json`, made);
      use(template, 'from-template');
      const { code, stdout } = await run(['check', '--config', dir]);
      expect(code, stdout).toBe(0);
      expect(stdout).not.toContain('from-template');
    },
    60_000,
  );

  it('makes nothing where the config has no form to take its consents and receipt from', () => {
    const form = templates.find(({ folder }) => folder === 'forms');
    expect(form && madeFrom(form, 'x', { ...source(), forms: [] })).toBeNull();
  });

  it('gives what it copies ids of its own, where another block has them already', () => {
    const landing = templates.find(({ id }) => id === 'landing');
    const text = JSON.stringify(source().pages).replaceAll('"id":"login"', '"id":"steps"');
    const made = landing && madeFrom(landing, 'x', { ...source(), pages: JSON.parse(text) });
    const ids = itemsOf(made?.body).map((block) => member(block, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('steps-2');
  });

  it('has a name and a sentence in both languages', () => {
    for (const { name, about } of templates) {
      for (const text of [name, about]) {
        expect(text.zh).toMatch(/\p{Script=Han}/u);
        expect(text.en).not.toMatch(/\p{Script=Han}/u);
      }
    }
  });
});
