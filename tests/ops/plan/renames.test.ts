import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/check/check-config.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { printHuman } from '../../../ops/plan-report/print-human.ts';
import { printMarkdown } from '../../../ops/plan-report/print-md.ts';
import { plain } from '../../../ops/terminal/paint.ts';
import { copyConfigOfHosts, fewHosts } from '../../harness/config-copy.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { run } from '../cli/run-main.ts';

function validConfig(dir: string) {
  const { wellFormed, ...read } = readConfig(dir, { toCompare: true });
  if (!wellFormed) throw new Error(`the config in ${dir} has errors`);
  return { ...read, wellFormed, config: wellFormed };
}
/** The shipped config with few of its hosts: a rename is found in the files of all hosts, and compared for each alike. */
const base = mkdtempSync(join(tmpdir(), 'funnel-renames-base-'));
copyConfigOfHosts(base, [...fewHosts, 'm-v1.example']);
afterAll(() => rmSync(base, { recursive: true }));
const shipped = validConfig(base);

/** The base, and a copy of it to edit. */
class Copy {
  readonly dir = mkdtempSync(join(tmpdir(), 'funnel-renames-'));
  constructor() {
    cpSync(base, this.dir, { recursive: true });
  }
  async rename(thing: string, to: string): Promise<void> {
    expect(await run(['rename', thing, to, '--config', this.dir])).toMatchObject({ code: 0 });
  }
  edit(file: string, from: string | RegExp, to: string): void {
    const path = join(this.dir, file);
    const text = readFileSync(path, 'utf8');
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    writeFileSync(path, edited);
  }
  plan = async (...args: string[]) => run(['plan', base, '--config', this.dir, ...args]);
  async json() {
    return JSON.parse((await this.plan('--json')).stdout);
  }
  /** The texts that the command prints, of one comparison. */
  texts() {
    const after = validConfig(this.dir);
    const plan = planOf({ before: shipped, after }, base, null);
    return {
      zh: printHuman(plan, labelSourceOf(after, 'zh'), plain),
      en: printHuman(plan, labelSourceOf(after, 'en'), plain),
      md: printMarkdown(plan, labelSourceOf(after, 'zh')),
    };
  }
  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true });
  }
}

const nothing = {
  changed: 0,
  risks: [],
  groups: [],
  pages: [],
  acts: [],
  withoutEffect: [],
  notCompared: [],
};

/** An id that stands in other files represents the others; refs.test.ts renames one that is also the name of a file. */
const pureRenames: [thing: string, to: string][] = [
  ['brand:fast-loan', 'swift-loan'],
  ['route:downloadPage', 'appDownload'],
  ['page:login', 'sign-in'],
  ['cityRule:chengdu-download', 'chengdu-app'],
  ['network:tencent', 'tencent-ads'],
  ['endpoint:formSave', 'saveForm'],
  ['outcome:loggedIn', 'codeEntered'],
  ['variant:borrow-and-spend', 'spend-and-borrow'],
  ['message:login.codeWrong', 'login.wrongCode'],
  ['city:成都', '成都市'],
];

describe('a plan of a pure rename', () => {
  it.each(casesOfRun(pureRenames, ([thing]) => thing === 'brand:fast-loan'))(
    '%s to %s reports nothing but the rename',
    async (thing, to) => {
      using copy = new Copy();
      await copy.rename(thing, to);
      const [kind, from] = thing.split(':');
      expect(await copy.json()).toMatchObject({ ...nothing, renamed: [{ kind, from, to }] });
      const { zh, en, md } = copy.texts();
      expect(zh).toMatch(/^只有改名/);
      expect(en).toMatch(/^Only renamed/);
      expect(md).toMatch(/^## funnel plan: 只有改名/);
    },
  );

  // In `npm test` every-changed-value.test.ts changes what phones store, and a rename beside another edit hides nothing of it.
  inFullRun('a form is known by its id to phones: what they have stored of it is lost', async () => {
    using copy = new Copy();
    await copy.rename('form:form-package-uni', 'form-package-universal');
    const { acts, ...rest } = await copy.json();
    const { acts: _, ...others } = nothing;
    expect(rest).toMatchObject({ ...others, renamed: [{ kind: 'form' }] });
    expect(acts).toEqual([
      expect.objectContaining({
        act: 'storage',
        before: 'form-package-uni',
        after: 'form-package-universal',
      }),
    ]);
    expect(acts[0].count).toBeGreaterThan(0);
    expect(acts[0].edit).toMatchObject({
      file: 'definitions/forms/form-package-universal.json',
      what: 'forms form-package-universal id',
      line: 3,
    });
    const { zh, en, md } = copy.texts();
    for (const text of [zh, en, md]) {
      expect(text).toMatch(/可能重复提交|may send it twice/);
      expect(text).not.toMatch(/没有访客会看到任何不同|no visitor sees|没有风险|No risk/i);
    }
  });

  // In `npm test` a rename alone and beside another edit stand for several at once, and a host, city or value that is none.
  inFullRun('several renames at once, which name each other', async () => {
    using copy = new Copy();
    await copy.rename('page:login', 'sign-in');
    await copy.rename('variant:borrow-and-spend', 'spend-and-borrow');
    await copy.rename('outcome:loggedIn', 'codeEntered');
    await copy.rename('brand:fast-loan', 'swift-loan');
    const plan = await copy.json();
    expect(plan).toMatchObject(nothing);
    expect(plan.renamed.map(({ to }: { to: string }) => to).sort()).toEqual(
      ['codeEntered', 'sign-in', 'spend-and-borrow', 'swift-loan'].sort(),
    );
    const { zh, en, md } = copy.texts();
    expect((await copy.plan('--fail-on=change')).stdout).toBe(zh);
    expect((await copy.plan('--lang=en')).stdout).toBe(en);
    expect((await copy.plan('--format=md')).stdout).toBe(md);
    expect(zh).toMatch(/^只有改名/);
  });
});

describe('a plan of a rename with other edits', () => {
  inNpmTest('reports only the other edit, as without the rename', async () => {
    using copy = new Copy();
    copy.edit('definitions/cities.json', '"succ_todo": 4', '"succ_todo": 5');
    const { renamed: _, ...alone } = await copy.json();
    await copy.rename('brand:fast-loan', 'swift-loan');
    await copy.rename('page:privacy-policy', 'privacy');
    const { renamed, ...both } = await copy.json();
    expect(renamed).toHaveLength(2);
    expect(both).toEqual(alone);
  });

  inFullRun('reports an edit of what was renamed, a removed value at its line of the base', async () => {
    using copy = new Copy();
    await copy.rename('cityRule:chengdu-download', 'chengdu-app');
    copy.edit('definitions/cities.json', /("chengdu-app": \{[^}]*"succ_todo": )4/, '$15');
    const { renamed, groups } = await copy.json();
    expect(renamed).toHaveLength(1);
    const edits = groups.flatMap(({ cause }: { cause: { edits: unknown[] } }) => cause.edits);
    expect(edits[0]).toMatchObject({ kind: 'changed', before: 4, after: 5 });
  });

  inFullRun('locates a removed value of a renamed brand in the base', async () => {
    using copy = new Copy();
    await copy.rename('brand:money-lending', 'grain-loan');
    copy.edit('brands.json', /("grain-loan": \{)\s*"note": "[^"]*",/, '$1');
    const { renamed, groups, withoutEffect } = await copy.json();
    expect(renamed).toHaveLength(1);
    type Edit = { kind: string; file: string; line: number; side: string };
    const edits: Edit[] = [
      ...groups.flatMap(({ cause }: { cause: { edits: Edit[] } }) => cause.edits),
      ...withoutEffect,
    ];
    const text = readFileSync(join(base, 'brands.json'), 'utf8');
    const at = text.indexOf('"note"', text.indexOf('"money-lending": {'));
    expect(edits).toEqual([
      expect.objectContaining({
        file: 'brands.json',
        kind: 'removed',
        side: 'before',
        line: text.slice(0, at).split('\n').length,
      }),
    ]);
  });

  inFullRun('a host and a channel are what visitors come with, so another one is no rename', async () => {
    using copy = new Copy();
    await copy.rename('channel:5611', '95611');
    await copy.rename('host:m-v1.example', 'm-v9.example');
    const { renamed, changed } = await copy.json();
    expect(renamed).toEqual([]);
    expect(changed).toBeGreaterThan(0);
  });

  inFullRun(
    'a city whose new name the API did not answer before changes for those of whom it does',
    async () => {
      using copy = new Copy();
      await copy.rename('city:成都', '蓉城');
      const { renamed, groups } = await copy.json();
      expect(renamed).toEqual([]);
      const cities = groups.flatMap(({ who }: { who: { city?: string[] } }) => who.city ?? []);
      expect(new Set(cities)).toEqual(new Set(['蓉城']));
    },
  );

  inFullRun('another brand in place of one is no rename', async () => {
    using copy = new Copy();
    copy.edit('definitions/routes.json', '"page": "login-v2"', '"page": "login-v3"');
    expect((await copy.json()).renamed).toEqual([]);
  });
});

describe.runIf(isFullRun)('a plan of a renamed value of a closed fact', () => {
  const inFacts = (copy: Copy) => {
    copy.edit('definitions/facts.json', /"ios":/g, '"apple":');
    copy.edit('definitions/facts.json', '["ios", "android"]', '["apple", "android"]');
  };

  inFullRun('reports nothing but the rename where every use was renamed too', async () => {
    using copy = new Copy();
    inFacts(copy);
    copy.edit('definitions/flags.json', /\["ios", "android"\]/g, '["apple", "android"]');
    expect(await copy.json()).toMatchObject({
      ...nothing,
      renamed: [{ kind: 'factValue', from: 'application ios', to: 'application apple' }],
    });
    const { stdout } = await copy.plan('--lang=en');
    expect(stdout).toMatch(/^Only renamed: /);
    expect(stdout).toContain('value of a fact application ios → application apple');
  });

  inFullRun('reports a value that stands for another answer', async () => {
    using copy = new Copy();
    inFacts(copy);
    copy.edit('definitions/flags.json', /\["ios", "android"\]/g, '["apple", "android"]');
    copy.edit('definitions/facts.json', '"APP-IOS"', '"APP-APPLE"');
    const { renamed, acts, changed } = await copy.json();
    expect(renamed).toEqual([]);
    expect(acts.length + changed).toBeGreaterThan(0);
  });
});
