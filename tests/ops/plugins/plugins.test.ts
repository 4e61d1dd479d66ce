import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCommit } from '../../../ops/check/read-commit.ts';
import { checkDirectory, readConfig, readDefined } from '../../../ops/index.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { importsIn } from '../../../ops/plugins/plugin-files.ts';
import { root } from '../../../publish/environment/settings.ts';
import { emitSchemas } from '../../../schemas/compile/emit-json-schema.ts';
import { initGit } from '../../console/harness/small-config.ts';
import { run } from '../cli/run-main.ts';

const example = join(root, 'examples/plugin-opening-hours');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The example with a text replaced in one of its files. */
function edited(file: string, from: string, to: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-plugin-'));
  folders.push(dir);
  cpSync(example, dir, { recursive: true });
  const text = readFileSync(join(dir, file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(
    join(dir, file),
    text.replace(from, () => to),
  );
  return dir;
}
const page = 'definitions/pages/start.json';
const form = 'definitions/forms/booking.json';

const found = (dir: string) =>
  checkDirectory(dir).diagnostics.map(({ code, file, range, message, help, fix }) => ({
    code,
    at: `${file}:${range.line}:${range.column}`,
    message: message.en,
    help: help?.en,
    fix: fix?.text,
  }));

describe('check knows the kinds that plug-ins add', () => {
  it('has nothing to say of the example', () => expect(found(example)).toEqual([]));

  it('finds a misspelled property at its place, and says which may have been meant', () => {
    const [mistake, ...others] = found(edited(page, '"closed":', '"closd":'));
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ code: 'schema-additional-properties', at: `${page}:24:7` });
    expect(`${mistake?.message} ${mistake?.help}`).toContain('closed');
  });

  it.each([
    ['a property that is missing', page, '"today": "Today",', '', 'schema-required'],
    [
      'an hour that is none',
      page,
      '"opens": "18:00", "closes": "23:30"',
      '"opens": "25:00"',
      'schema-pattern',
    ],
    ['a value that is none of a choice', page, '"day": "monday"', '"day": "mondy"', 'schema-enum'],
    ['a number that is too large', form, '"perRow": 4', '"perRow": 7', 'schema-maximum'],
    ['a kind of block that there is not', page, '"openingHours"', '"openingHour"', 'schema-discriminator'],
    ['a kind of field that there is not', form, '"seatMap"', '"seatMpa"', 'schema-discriminator'],
    ['a placeholder that there is not', page, '{brand.name} is', '{brand.nam} is', 'placeholder-unknown'],
  ])('finds %s', (_, file, from, to, code) => {
    expect(found(edited(file, from, to)).map((one) => one.code)).toEqual([code]);
  });

  it('judges the answers of a field as those of the kind that they are like', () => {
    const twice = edited(form, '{ "value": "a2", "label": "A2" }', '{ "value": "a1", "label": "A2" }');
    expect(found(twice).map(({ code }) => code)).toEqual(['option-duplicate']);
    const never = edited(
      form,
      '"label": "A drink with it?",',
      '"label": "A drink with it?", "showWhenAnswers": { "seat": "z9" },',
    );
    expect(found(never).map(({ code }) => code)).toEqual(['answer-impossible']);
    expect(readConfig(example).config?.forms.booking?.fields[0]).toMatchObject({
      kind: 'choice',
      view: 'seatMap',
      perRow: 4,
    });
  });

  it('reports a mistake in a definition once, and nothing of what pages make of it', () => {
    const broken = edited(
      'definitions/plugins/openingHours.json',
      '"title": { "type": "text"',
      '"title": { "type": "txt"',
    );
    expect(found(broken).map(({ code, at }) => [code, at.split(':')[0]])).toEqual([
      ['schema-discriminator', 'definitions/plugins/openingHours.json'],
    ]);
  });

  it('knows the kind inside other blocks, too', () => {
    const inside = edited(
      page,
      '"type": "openingHours",\n      "id": "hours",',
      '"type": "section", "id": "box", "blocks": [{ "type": "openingHours", "id": "inner", "title": "T", "closed": "C", "today": "T", "days": [{ "day": "monday", "name": "M", "opens": 9 }] }] }, { "type": "openingHours", "id": "hours",',
    );
    expect(found(inside).map(({ code }) => code)).toEqual(['schema-type']);
  });
});

describe('a site with several languages', () => {
  it('has the texts of plug-ins in each, in blocks and in fields', () => {
    const dir = edited('definitions/site.json', '"language": "en-GB"', '"languages": ["en", "zh-CN"]');
    const write = (file: string, from: string, to: string) =>
      writeFileSync(join(dir, file), readFileSync(join(dir, file), 'utf8').replace(from, to));
    write(page, '"closed": "Closed"', '"closed": { "en": "Closed", "zh-CN": "休息" }');
    write(form, '"screen": "Screen"', '"screen": { "en": "Screen", "zh-CN": "银幕" }');
    const { diagnostics, wellFormed } = readConfig(dir);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const inChinese = wellFormed?.inLanguages?.['zh-CN'];
    expect(wellFormed?.pages.start?.body.at(-1)).toMatchObject({ closed: 'Closed' });
    expect(inChinese?.pages.start?.body.at(-1)).toMatchObject({ closed: '休息' });
    expect(inChinese?.forms.booking?.fields[0]).toMatchObject({ kind: 'choice', screen: '银幕' });
    write(form, '"银幕"', '"这一段文字长得放不进银幕旁边的那一小块地方里"');
    expect(readConfig(dir).diagnostics.map(({ code }) => code)).toContain('schema-max-length');
  });
});

describe('the schemas for editors', () => {
  it('have the kinds of the config with their words', () => {
    const { ids, facts, languages } = readDefined(example);
    const emitted = emitSchemas(ids, facts, languages);
    const of = (name: string) =>
      JSON.parse(emitted.find(({ path }) => path === `schemas/json/${name}.schema.json`)?.content ?? 'null');
    const { type } = of('page').properties.body.items.properties;
    const words = type.enumDescriptions[type.enum.indexOf('openingHours')];
    expect(words).toBe(
      "营业时间：每天一行，今天的一行标出 | Opening hours: a row for each day, with today's marked",
    );
    const { definitions } = of('page');
    expect(definitions['plugin-openingHours'].properties.closed.description).toContain('不营业时的文字');
    expect(of('form').properties.fields.items.properties.kind.enum).toContain('seatMap');
  });
});

describe('plan', () => {
  it('tells an edited property of a plug-in in the words of its definition, with the page', async () => {
    const dir = edited(page, '"closed": "Closed"', '"closed": "No films"');
    const { stdout, code } = await run(['plan', example, '--config', dir, '--lang=en']);
    expect(code).toBeLessThan(2);
    expect(stdout).toContain('Opening hours');
    expect(stdout).toContain('Text for a day without hours');
    expect(stdout).toContain('No films');
  });

  it('tells an edited property of a field', async () => {
    const dir = edited(form, '"screen": "Screen"', '"screen": "Stage"');
    const { stdout } = await run(['plan', example, '--config', dir, '--lang=en']);
    expect(stdout).toContain('Text at the side of the screen');
    expect(stdout).toContain('Stage');
  });
});

describe('plan tells of the code of a plug-in', () => {
  const view = 'plugins/openingHours/view.tsx';
  const planOf = async (dir: string, base = example) => {
    const { stdout } = await run(['plan', base, '--config', dir, '--json']);
    return JSON.parse(stdout) as Plan;
  };
  const told = ({ acts }: Plan) =>
    acts.map(({ act, edit, value, risk, count }) => [act, edit.file, value, risk, count > 0]);

  it('that was edited: the file, a risk, and the visitors of the pages that show it', async () => {
    const dir = edited(view, ': properties.closed', ': properties.today');
    const plan = await planOf(dir);
    expect(told(plan)).toEqual([
      ['plugin', view, 'pluginCode openingHours view.tsx', 'plugin-changed', true],
    ]);
    expect(plan.risks.map(({ risk }) => risk)).toEqual(['plugin-changed']);
    expect(plan.notCompared).toEqual([]);
    const { stdout, code } = await run([
      ...['plan', example, '--config', dir, '--lang=en', '--fail-on', 'risk'],
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain(view);
    expect(stdout).toContain('the code or definition of a plug-in changed');
    expect(stdout).not.toMatch(/nothing changes|no difference/i);
  });

  it('of a field, and of a style sheet that is gone', async () => {
    const dir = edited('plugins/seatMap/view.tsx', 'gridTemplateColumns', 'gridTemplateRows');
    const text = readFileSync(join(dir, view), 'utf8');
    writeFileSync(join(dir, view), text.replace(/import styles .*/, 'const styles = { mark: "" } as never;'));
    rmSync(join(dir, 'plugins/openingHours/view.module.css'));
    expect(told(await planOf(dir)).map(([, file, , risk]) => [file, risk])).toEqual([
      ['plugins/openingHours/view.module.css', 'plugin-changed'],
      [view, 'plugin-changed'],
      ['plugins/seatMap/view.tsx', 'plugin-changed'],
    ]);
  });

  it('of a commit, and says nothing where only the budget is another', async () => {
    const dir = edited('definitions/plugins/openingHours.json', '"bytes": 1000', '"bytes": 1200');
    expect(told(await planOf(dir))).toEqual([]);
    expect((await planOf(dir)).notCompared).toEqual([]);
    initGit(dir);
    const text = readFileSync(join(dir, view), 'utf8');
    writeFileSync(join(dir, view), `${text}// Broken {`);
    expect(told(await planOf(dir, 'HEAD')).map(([, file]) => file)).toEqual([view]);
  });

  it('that shows no page: nobody meets it', async () => {
    const dir = edited(form, '"kind": "seatMap"', '"kind": "choice"');
    const text = readFileSync(join(dir, form), 'utf8');
    writeFileSync(join(dir, form), text.replace(/"screen": "Screen",\s*|"perRow": 4,\s*/g, ''));
    const base = mkdtempSync(join(tmpdir(), 'funnel-plugin-'));
    folders.push(base);
    cpSync(dir, base, { recursive: true });
    const seats = join(dir, 'plugins/seatMap/view.tsx');
    writeFileSync(seats, `${readFileSync(seats, 'utf8')}// Unused`);
    expect(told(await planOf(dir, base))).toEqual([]);
  });

  it('that is missing: it refuses to compare, and names the file', async () => {
    const dir = edited(view, ': properties.closed', ': properties.today');
    rmSync(join(dir, view));
    const { stdout, stderr, code } = await run(['plan', example, '--config', dir, '--lang=en']);
    expect(code).toBeGreaterThan(1);
    expect(stdout + stderr).toContain('plugin-view-missing');
  });
});

describe('a commit', () => {
  it('is read with the code of its plug-ins, so that it passes check as it did', async () => {
    const dir = edited(page, '"closed": "Closed"', '"closed": "Shut"');
    initGit(dir);
    expect(readCommit('HEAD', 'HEAD', dir, (_, folder) => found(folder))).toEqual([]);
    writeFileSync(
      join(dir, page),
      readFileSync(join(dir, page), 'utf8').replace('"closed": "Shut"', '"closed": "No films"'),
    );
    const { stdout } = await run(['plan', 'HEAD', '--config', dir, '--lang=en']);
    expect(stdout).toContain('Text for a day without hours');
  });
});

describe('the imports of a view', () => {
  it('are found in every form, with their lines, and not in comments and texts', () => {
    const text = [
      "import a, { type B } from 'one';",
      "import 'two';",
      "export { c } from './three.ts';",
      '// import x from "no";',
      "/* import y from 'no'; */ const words = 'import of goods';",
      "const late = import('four');",
      'import {',
      '  d,',
      "} from 'five';",
    ].join('\n');
    expect(importsIn(text)).toEqual([
      { specifier: 'one', line: 1 },
      { specifier: 'two', line: 2 },
      { specifier: './three.ts', line: 3 },
      { specifier: 'four', line: 6 },
      { specifier: 'five', line: 9 },
    ]);
  });
});
