import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Code } from '../../../ops/check/codes.ts';
import { readConfig } from '../../../ops/index.ts';
import { casesOfRun, firstOf } from '../../journeys/harness/matrix.ts';
import { run } from '../cli/run-main.ts';

const root = join(import.meta.dirname, '../../..');
const dir = mkdtempSync(join(tmpdir(), 'funnel-mistakes-'));
for (const part of ['hosts.json', 'brands.json', 'channels.json', 'definitions', 'public']) {
  cpSync(join(root, part), join(dir, part), { recursive: true });
}
afterAll(() => rmSync(dir, { recursive: true }));

const read = (file: string) => readFileSync(join(dir, file), 'utf8');

interface Mistake {
  name: string;
  file: string;
  /** The replaced text: its first occurrence, after `after` where that is given. */
  from: string | RegExp;
  after?: string;
  to: string;
  code: Code;
  /** The text of the finding: its first occurrence after the edit, or in another file. */
  marks: string;
  in?: { file: string; after: string };
  /** The correct text of a typing mistake, which the finding suggests. */
  typo?: string;
  /** Whether `--fix` restores it: only words of the format are corrected, names of the config or of cities are suggested. */
  isFixed?: boolean;
}

/** The 1-based location of the first occurrence of a text after `after`. */
function placeOf(text: string, wanted: string, from: number) {
  const at = text.indexOf(wanted, from);
  if (at < 0) throw new Error(`there is no ${wanted}`);
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const brandOfHost = '"baidu.example"';
const mistakes: Mistake[] = [
  {
    name: 'a typo in a brand',
    file: 'hosts.json',
    after: brandOfHost,
    from: '"quick-loan"',
    to: '"quick-laon"',
    code: 'ref-unknown',
    marks: '"quick-laon"',
    typo: 'quick-loan',
  },
  {
    name: 'a typo in a page',
    file: 'definitions/routes.json',
    from: '"page": "login-v2"',
    to: '"page": "logni-v2"',
    code: 'ref-unknown',
    marks: '"logni-v2"',
    typo: 'login-v2',
  },
  {
    name: 'a typo in a city',
    file: 'definitions/cities.json',
    after: '"chengdu-follow-account"',
    from: '"成都"',
    to: '"城都"',
    code: 'city-unknown',
    marks: '"城都"',
    typo: '成都',
  },
  {
    name: 'a typo in a key',
    file: 'channels.json',
    from: '"cityRule"',
    to: '"cityRlue"',
    code: 'schema-additional-properties',
    marks: '"cityRlue"',
    typo: 'cityRule',
    isFixed: true,
  },
  {
    name: 'flag 9',
    file: 'definitions/cities.json',
    after: '"hangzhou-download"',
    from: '"succ_todo": 4',
    to: '"succ_todo": 9',
    code: 'flag-range',
    marks: '9',
  },
  {
    name: 'an id twice',
    file: 'definitions/navigation.json',
    from: '"id": "relogin-host"',
    to: '"id": "relogin-channel"',
    code: 'id-duplicate',
    marks: '"relogin-channel"',
  },
  {
    name: 'a row that another one shadows',
    file: 'definitions/destinations.json',
    after: '"id": "success-download"',
    from: '"succ_todo": [0, 1]',
    to: '"succ_todo": [0, 1, 2, 3]',
    code: 'row-shadowed',
    marks: '"list"',
  },
  {
    name: 'a route that is gone',
    file: 'definitions/routes.json',
    from: /"loginV4": \{[^}]*\},\s*/,
    to: '',
    code: 'ref-unknown',
    marks: '"loginV4"',
    in: { file: 'hosts.json', after: '"entries"' },
  },
  {
    name: 'a redirect that goes round',
    file: 'definitions/navigation.json',
    from: '"rules": [',
    to: `"rules": [
    { "id": "to-from", "when": { "route": "city", "outcome": null }, "go": "from" },
    { "id": "to-city", "when": { "route": "from", "outcome": null }, "go": "city" },`,
    code: 'redirect-loop',
    marks: '"to-from"',
  },
  {
    name: 'a conversion id of two channels',
    file: 'channels.json',
    from: '3795742288',
    to: '5942859575',
    code: 'conversion-id-shared',
    marks: '"5942859575"',
  },
];

const one = { file: 'definitions/forms/sms-login.json', marks: '"phone"' };
/** Mistakes that several rules find, or one rule at several locations. */
const spreading: Mistake[] = [
  {
    name: 'a typo in a field that many pages name',
    ...one,
    from: '"id": "phone"',
    to: '"id": "phoen"',
    code: 'ref-unknown',
  },
  { name: 'a field id twice', ...one, from: '"id": "code"', to: '"id": "phone"', code: 'id-duplicate' },
  {
    name: 'a route that is gone, and was a destination as well',
    file: 'definitions/routes.json',
    from: /"err404": \{[^}]*\},\s*/,
    to: '',
    code: 'ref-unknown',
    marks: '"err404"',
    in: { file: 'definitions/navigation.json', after: '"rules"' },
  },
  {
    name: 'a redirect to itself, from a page that everybody is sent to',
    file: 'definitions/navigation.json',
    from: '"rules": [',
    to: '"rules": [{ "id": "again", "when": { "route": "login", "outcome": null }, "go": "login" },',
    code: 'redirect-loop',
    marks: '"again"',
  },
  {
    name: 'a redirect that goes round, below the rows that send some visitors elsewhere',
    file: 'definitions/navigation.json',
    from: '"rules": [',
    to: `"rules": [
    { "id": "to-404", "when": { "channel.blocked": true, "route": "city", "outcome": null }, "go": "err404" },
    { "id": "to-from", "when": { "route": "city", "outcome": null }, "go": "from" },
    { "id": "to-city", "when": { "route": "from", "outcome": null }, "go": "city" },`,
    code: 'redirect-loop',
    marks: '"to-from"',
  },
  {
    name: 'an address that is not https',
    file: 'definitions/trackers.json',
    from: '"https://',
    to: '"http://',
    code: 'schema-pattern',
    marks: '"http://',
  },
];

describe('one mistake in the real config is one finding', () => {
  it.each(
    casesOfRun(
      [...mistakes, ...spreading],
      firstOf(({ code }) => code),
    ),
  )('$name', async ({ file, from, after, to, code, marks, in: other, typo, isFixed }) => {
    const before = read(file);
    const [old = ''] = typeof from === 'string' ? [from] : (from.exec(before) ?? []);
    const at = before.indexOf(old, after === undefined ? 0 : before.indexOf(after));
    const edited = before.slice(0, at) + to + before.slice(at + old.length);
    expect(edited).not.toBe(before);
    writeFileSync(join(dir, file), edited);
    try {
      const { diagnostics } = readConfig(dir);
      const start = other ? read(other.file).indexOf(other.after) : at - 1;
      const place = placeOf(read(other?.file ?? file), marks, start);
      expect(diagnostics.map((one) => [one.code, one.message.en, one.range])).toMatchObject([
        [code, expect.anything(), place],
      ]);
      expect(diagnostics[0]?.file).toBe(other?.file ?? file);
      const { stdout } = await run(['check', '--config', dir]);
      expect(stdout).toContain(`${place.line}:${place.column} `);
      if (typo !== undefined) {
        expect(stdout).toContain(`是否 "${typo}"?`);
        expect(await run(['check', '--config', dir, '--fix'])).toMatchObject({ code: isFixed ? 0 : 1 });
        expect(read(file)).toBe(isFixed ? before : edited);
      }
    } finally {
      writeFileSync(join(dir, file), before);
    }
  });
});
