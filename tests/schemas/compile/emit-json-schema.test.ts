import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { LanguageService } from 'vscode-json-languageservice';
import { readConfig, readDefined } from '../../../ops/index.ts';
import { root } from '../../../publish/environment/settings.ts';
import { emitSchemas } from '../../../schemas/compile/emit-json-schema.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { configs, small, today, withOverlay } from '../../ops/cli/run-main.ts';
import { hover, jsonService, openFile, problemsOf, proposals } from './json-service.ts';

const schemasOf = (dir: string) => {
  const { ids, facts, languages, hasPlurals } = readDefined(dir);
  return emitSchemas(ids, facts, languages, hasPlurals);
};
const emitted = schemasOf(root);
const service = jsonService(emitted);

/** The services of configs that have the same schemas, which a service compiles when it reads the first file. */
const services = new Map<string, LanguageService>();
function serviceOf(dir: string): LanguageService {
  const own = schemasOf(dir);
  const key = JSON.stringify(own);
  const found = services.get(key) ?? jsonService(own);
  services.set(key, found);
  return found;
}
const configPaths = ['*.json', 'definitions/*.json', 'definitions/{pages,forms}/*.json'];
const configFilesOf = (dir: string) =>
  configPaths
    .flatMap((pattern) => globSync(pattern, { cwd: dir }))
    .filter((file) => !/^(package|package-lock|tsconfig|biome|knip)\.json$/.test(file))
    .sort();

describe('schemas/json', () => {
  inNpmTest('is what tools/commands/schemas.ts would write for this config', () => {
    const onDisk = globSync('schemas/json/**/*.json', { cwd: root }).sort();
    expect(onDisk).toEqual(emitted.map(({ path }) => path).sort());
    const stale = emitted.filter(({ path, content }) => readFileSync(join(root, path), 'utf8') !== content);
    // Stale? Run: node tools/commands/schemas.ts
    expect(stale.map(({ path }) => path)).toEqual([]);
  });

  inFullRun('has a CI form that a strict Ajv with discriminator compiles and that accepts the config', () => {
    const { config } = readConfig(small);
    const forCi = schemasOf(small).filter(({ path }) => path.includes('/ci/'));
    const compiled = new Map<string, ValidateFunction>();
    const validatorOf = (name: string): ValidateFunction => {
      const schema = forCi.find(({ path }) => path === `schemas/json/ci/${name}.schema.json`);
      const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, discriminator: true });
      const validate = compiled.get(name) ?? ajv.compile(JSON.parse(schema?.content ?? '{}'));
      compiled.set(name, validate);
      return validate;
    };
    const validates = (name: string, value: unknown) => {
      const validate = validatorOf(name);
      return validate(value) || validate.errors;
    };
    const { pages, forms, ...single } = config ?? { pages: {}, forms: {} };
    for (const [name, value] of Object.entries(single)) expect(validates(name, value)).toBe(true);
    for (const page of Object.values(pages)) expect(validates('page', page)).toBe(true);
    for (const form of Object.values(forms)) expect(validates('form', form)).toBe(true);
  });
});

describe.runIf(!isFullRun)("VS Code's JSON service on the config of this repository", () => {
  inNpmTest.each(configFilesOf(root))('reports nothing on %s', async (file) => {
    expect(await problemsOf(openFile(service, root, file))).toEqual([]);
  });
});

const page = join(root, 'definitions/pages/login.json');
const pageWith = (body: string) =>
  `{ "$schema": "../../../schemas/json/page.schema.json", "id": "login", "outcomes": [], "body": [${body}] }`;
const navigation = join(root, 'definitions/navigation.json');
const row = (members: string) =>
  `{ "$schema": "../schemas/json/navigation.schema.json", "rules": [{ "id": "a", ${members} }], "otherwise": { "stay": true } }`;
const { ids } = readDefined(root);

describe.runIf(!isFullRun)('completion in the editor', () => {
  inNpmTest.each([
    ['types of block', page, pageWith('{ "type": "‸" }'), ['hero', 'form', 'section']],
    [
      'types of block in a section',
      page,
      pageWith('{ "type": "section", "id": "s", "blocks": [{ "type": "‸" }] }'),
      ['hero', 'form'],
    ],
    [
      'properties of a block, by its type',
      page,
      pageWith('{ "type": "hero", "‸" }'),
      ['title', 'layout', 'amount'],
    ],
    ['forms', page, pageWith('{ "type": "form", "form": "‸" }'), ids.form],
    ['actions', page, pageWith('{ "type": "button", "action": { "do": "‸" } }'), ['finish', 'openPage']],
    [
      'pages at an action',
      page,
      pageWith('{ "type": "button", "action": { "do": "openPage", "page": "‸" } }'),
      ids.page,
    ],
    ['facts', navigation, row('"when": { "‸" }'), ['route.kind', 'channel.tag', 'query.mark', 'city']],
    ['values of a fact', navigation, row('"when": { "route.kind": "‸" }'), ['entry', 'success']],
    ['values of a fact, in a list', navigation, row('"when": { "route.kind": ["‸"] }'), ['entry', 'success']],
    [
      'values of a fact, negated',
      navigation,
      row('"when": { "route.kind": { "not": "‸" } }'),
      ['entry', 'success'],
    ],
    ['cities', navigation, row('"when": { "city": "‸" }'), ids.city],
    ['routes and named destinations', navigation, row('"when": {}, "go": "‸"'), [...ids.route, 'skipForm']],
    ['effects', navigation, row('"when": {}, "do": ["‸"]'), ['clearToken', 'rememberLogin']],
    [
      'kinds of field',
      join(root, 'definitions/forms/a.json'),
      '{ "$schema": "../../../schemas/json/form.schema.json", "fields": [{ "kind": "‸" }] }',
      ['mobile', 'consent'],
    ],
    [
      'pages of routes',
      join(root, 'definitions/routes.json'),
      '{ "$schema": "../schemas/json/routes.schema.json", "routes": { "a": { "page": "‸" } } }',
      ids.page,
    ],
    [
      'cities of a rule',
      join(root, 'definitions/cities.json'),
      '{ "$schema": "../schemas/json/cities.schema.json", "rules": { "a": { "cities": ["‸"] } } }',
      ids.city,
    ],
    [
      'brands',
      join(root, 'channels.json'),
      '{ "$schema": "./schemas/json/channels.schema.json", "channels": { "1": { "brand": { "id": "‸" } } } }',
      ids.brand,
    ],
    [
      'city rules',
      join(root, 'channels.json'),
      '{ "$schema": "./schemas/json/channels.schema.json", "channels": { "1": { "cityRule": "‸" } } }',
      ids.cityRule,
    ],
    [
      'routes of a host',
      join(root, 'hosts.json'),
      '{ "$schema": "./schemas/json/hosts.schema.json", "hosts": { "default": { "root": "‸" } } }',
      ids.route,
    ],
  ])('offers %s', async (_name, path, text, expected) => {
    expect(await proposals(service, path, text)).toEqual(expect.arrayContaining([...expected]));
  });

  inNpmTest('offers no section in a section, and no properties of another type', async () => {
    const nested = pageWith('{ "type": "section", "id": "s", "blocks": [{ "type": "‸" }] }');
    expect(await proposals(service, page, nested)).not.toContain('section');
    expect(await proposals(service, page, pageWith('{ "type": "hero", "‸" }'))).not.toContain('rows');
  });
});

describe.runIf(!isFullRun)('hover in the editor', () => {
  inNpmTest.each([
    ['a fact', navigation, row('"when": { "ro‸ute.kind": "entry" }'), '路由类别 | Kind of the route visited'],
    ['a destination', navigation, row('"when": {}, "g‸o": "success"'), '去哪里'],
    ['a property of a block', page, pageWith('{ "type": "hero", "lay‸out": "plain" }'), '版式 | Layout'],
    ['a type of block', page, pageWith('{ "type": "he‸ro" }'), '首屏标题'],
  ])('describes %s in Chinese and English', async (_name, path, text, expected) => {
    expect(await hover(service, path, text)).toContain(expected);
  });
});

/** Codes of the first two stages, which the editor knows too. Near misses and valid files are valid for both. */
const schemaCases = readdirSync(join(configs, 'err'))
  .filter((name) => /^(json|schema)-|^flag-range/.test(name))
  // To the editor an empty file is one that nobody has begun.
  .filter((name) => name !== 'json-syntax.empty');
const cases = [
  ...schemaCases.map((name) => `err/${name}`),
  ...readdirSync(join(configs, 'near')).map((name) => `near/${name}`),
  'ok/small',
];

describe('check and the JSON service', () => {
  it.each(casesOfRun(cases, (_, at) => at % 12 === 0))('agree on %s', async (name) => {
    const { checked, inEditor } = await withOverlay(join(configs, name), async (dir) => {
      const { diagnostics } = readConfig(dir, { today });
      const checked = configFilesOf(dir).filter((file) => diagnostics.some((one) => one.file === file));
      return { checked, inEditor: await filesWithProblems(dir, name.startsWith('err/') ? small : dir) };
    });
    expect(inEditor).toEqual(checked);
  });
});

/** @param sound - whose ids count: a broken file would remove its ids, which check does not report twice */
async function filesWithProblems(dir: string, sound: string): Promise<string[]> {
  const own = serviceOf(sound);
  const found: string[] = [];
  for (const file of configFilesOf(dir)) {
    if ((await problemsOf(openFile(own, dir, file))).length > 0) found.push(file);
  }
  return found;
}
