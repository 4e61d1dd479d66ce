import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeDefinitions, rules } from '../../../ops/check/codes.ts';
import type { Rule } from '../../../ops/config/rule.ts';
import { configs } from '../cli/run-main.ts';

const ops = join(import.meta.dirname, '../../../ops');
const folders = ['file-rules', 'form-rules', 'page-rules', 'tracker-rules', 'table-rules', 'site-rules'];
const folderOf = ({ scope, code }: Rule) => {
  if (/^(step|hot-city|one-tap|comparison|figure|group)-/.test(code)) return 'form-rules';
  if (['answer-unknown', 'countdown-past', 'link-host-unlisted'].includes(code)) return 'page-rules';
  if (/^(tracker|conversion-id|click)-/.test(code)) return 'tracker-rules';
  return scope === 'text' ? 'file-rules' : `${scope}-rules`;
};

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'scope' in value && 'run' in value;

async function rulesInFolders(): Promise<{ file: string; rule: Rule }[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ops, folder)).map((name) => `${folder}/${name}`),
  );
  const modules = await Promise.all(
    files.map(async (file) => [file, await import(join(ops, file))] as const),
  );
  return modules.flatMap(([file, module]) =>
    Object.values(module)
      .filter(isRule)
      .map((rule) => ({ file, rule })),
  );
}

const missingFixture = (code: string, kind: string, meaning: string) =>
  `add tests/configs/${kind}/${code}: files laid over tests/configs/ok/small that ${meaning}`;

describe('every rule', () => {
  it('every rule is listed in ops/check/codes.ts', async () => {
    const unlisted = (await rulesInFolders()).filter(({ rule }) => !rules.some((one) => one === rule));
    expect(unlisted.map(({ file }) => `add the rule of ops/${file} to ops/check/codes.ts`)).toEqual([]);
  });

  it('every rule has a file named after its code in the folder of its scope', async () => {
    const found = await rulesInFolders();
    expect(found.map(({ file }) => file)).toEqual(
      found.map(({ rule }) => `${folderOf(rule)}/${rule.code}.ts`),
    );
  });

  it.each(rules)(
    '$code has a near miss: a config that almost violates it and gives no finding',
    ({ code }) => {
      const fixture = join(configs, 'near', code);
      expect(existsSync(fixture), missingFixture(code, 'near', 'almost break the rule')).toBe(true);
    },
  );
});

it.each(codeDefinitions)('$code has a config that gives this finding', ({ code }) => {
  const file = join(configs, 'err', code, 'expected.txt');
  const printed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const hint = `${missingFixture(code, 'err', 'break the rule')}; write expected.txt by UPDATE_EXPECTED=1`;
  expect(printed, hint).toContain(`  ${code} `);
});
