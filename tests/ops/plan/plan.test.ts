import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { StepName } from '../../../ops/compare/change.ts';
import { wordedFactsOf } from '../../../ops/conditions/fact-words.ts';
import { type Language, readConfig } from '../../../ops/index.ts';
import { type Group, type Plan, planOf, type ReportedRisk } from '../../../ops/plan/plan.ts';
import { headline } from '../../../ops/plan-report/headline.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { printHuman } from '../../../ops/plan-report/print-human.ts';
import { printJson } from '../../../ops/plan-report/print-json.ts';
import { printMarkdown } from '../../../ops/plan-report/print-md.ts';
import { type AxisOfEveryFunnel, axisAt, spaceOf } from '../../../ops/situations/situation-space.ts';
import { VisitorSets } from '../../../ops/situations/visitor-set.ts';
import { extentText, plainWordsOf } from '../../../ops/wording/extent-text.ts';
import { decisionText, wordedSides } from '../../../ops/wording/value-words.ts';
import { copyConfigOfFewHosts, fewHosts } from '../../harness/config-copy.ts';
import { displayNames } from '../../harness/display-names.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
import { root } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

/** Three unchanged hosts of the shipped config. */
const original = mkdtempSync(join(tmpdir(), 'funnel-plan-test-'));
/** The same files as the HEAD of a git repository, which the tests edit. */
const repository = mkdtempSync(join(tmpdir(), 'funnel-plan-test-'));
beforeAll(() => {
  for (const dir of [original, repository]) copyConfigOfFewHosts(dir);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'ignore' });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '-qm', 'before');
});
afterAll(() => {
  for (const dir of [original, repository]) rmSync(dir, { recursive: true });
});

/** Edits of the repository, which are undone at the end of the test. */
class Edited {
  readonly dir = repository;
  readonly #files = new Set<string>();
  edit(file: string, change: (text: string) => string): void {
    const path = join(this.dir, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`the edit of ${file} changes nothing`);
    this.undoes(file);
    writeFileSync(path, after);
  }
  /** Also undoes what a command writes to these files. */
  undoes(...files: string[]): void {
    for (const file of files) this.#files.add(file);
  }
  plan = (...args: string[]) => run(['plan', 'HEAD', '--config', this.dir, ...args], { cwd: this.dir });
  /** One comparison as the command prints it; made once for the tests with the same edits. */
  reports(): Reports {
    const texts = [...this.#files].map((file) => [file, readFileSync(join(this.dir, file), 'utf8')]);
    const key = JSON.stringify(texts.sort());
    const reports = known.get(key) ?? new Reports(sound(this.dir));
    known.set(key, reports);
    return reports;
  }
  [Symbol.dispose](): void {
    for (const file of this.#files) cpSync(join(original, file), join(repository, file));
  }
}
/** A comparison with the unchanged config, printed in every format. */
class Reports {
  static #before: ReturnType<typeof sound> | undefined;
  readonly plan: Plan;
  readonly #after: ReturnType<typeof sound>;
  constructor(after: ReturnType<typeof sound>) {
    Reports.#before ??= sound(original);
    this.#after = after;
    this.plan = planOf({ before: Reports.#before, after }, 'HEAD', null);
  }
  get human(): string {
    return this.#human('zh');
  }
  get english(): string {
    return this.#human('en');
  }
  get markdown(): string {
    return printMarkdown(this.plan, labelSourceOf(this.#after, 'zh'));
  }
  get json(): string {
    return printJson(this.plan);
  }
  #human = (lang: Language) => printHuman(this.plan, labelSourceOf(this.#after, lang), (_, text) => text);
}
const known = new Map<string, Reports>();
const inRule = (id: string, from: string, to: string) => (text: string) => {
  const at = text.indexOf(from, text.indexOf(`"${id}"`));
  return text.slice(0, at) + to + text.slice(at + from.length);
};
/** The well-formed config of a folder. */
function sound(dir: string) {
  const read = readConfig(dir);
  if (!read.wellFormed) throw new Error('the config has errors');
  return { ...read, config: read.wellFormed };
}
const risksIn = (json: string): string[] => JSON.parse(json).risks.map(({ risk }: { risk: string }) => risk);
const toAccount = inRule('chengdu-download', '"succ_todo": 4', '"succ_todo": 5');

describe('funnel plan', () => {
  inNpmTest('plan of a reformatted file reports that no visitor sees a difference', async () => {
    using repository = new Edited();
    repository.edit('channels.json', (text) => JSON.stringify(JSON.parse(text)));
    const { code, stdout } = await repository.plan();
    expect(code).toBe(0);
    expect(stdout).toContain('没有访客会看到任何不同');
  });

  inNpmTest(
    'plan of an edit reports its cause, the visitors, their number, and a witness that explain --vs confirms',
    async () => {
      using repository = new Edited();
      repository.edit('definitions/cities.json', toAccount);
      const { code, stdout } = await repository.plan('--json');
      expect(code).toBe(0);
      const found = JSON.parse(stdout);
      expect(found.format).toBe('funnel.plan/1');
      expect(found.risks).toEqual([]);
      expect(found.groups).toHaveLength(1);
      // 2 channels × 1 city, and every value of the axes that the city rule does not depend on.
      expect(found.changed).toBeGreaterThan(0);
      expect(found.changed).toBe(found.groups[0].count);
      expect(JSON.stringify(found.groups[0].who)).toContain('5740');
      const witness: string = found.groups[0].witness;
      const words = [...witness.matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      );
      const told = await run([...words.slice(2), '--config', repository.dir], { cwd: repository.dir });
      expect(told.code).toBe(0);
      expect(told.stdout).toContain('succ_todo 4, fail_todo 3');
      expect(told.stdout).toContain('succ_todo 5, fail_todo 3');
    },
  );

  inNpmTest('plan --json has the keys of its format, and none that only the console reads', () => {
    using repository = new Edited();
    repository.edit('brands.json', (text) => text.replace('上海禾岸示例', '上海另一家示例'));
    const { groups } = JSON.parse(repository.reports().json);
    const [group] = groups;
    expect(Object.keys(group).sort()).toEqual([
      'after',
      'before',
      'cause',
      'count',
      'step',
      'visitorsPerDay',
      'who',
      'witness',
    ]);
    const [edit] = group.cause.edits;
    const place = ['file', 'line', 'column', 'side'];
    expect(Object.keys(edit).sort()).toEqual([...place, 'what', 'kind', 'before', 'after'].sort());
  });

  inFullRun('--only states the intent, and changes outside it are collateral', async () => {
    using repository = new Edited();
    repository.edit('definitions/cities.json', toAccount);
    expect((await repository.plan('--only', 'channel=5611', '--only', 'channel=5740')).code).toBe(0);
    expect((await repository.plan('--only', 'channel=5611')).code).toBe(1);
    expect((await repository.plan('--fail-on=change')).code).toBe(1);
    expect((await repository.plan('--fail-on=risk')).code).toBe(0);
  });

  inFullRun('plan reports another company as a risk', async () => {
    using repository = new Edited();
    repository.edit('brands.json', (text) => text.replace('上海禾岸示例', '上海另一家示例'));
    const { code, stdout } = await repository.plan('--json', '--fail-on=risk');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).risks.length).toBeGreaterThan(0);
  });

  // In `npm test` every-changed-value.test.ts has the risks of one edit in each part of the config; here other edits are
  // told.
  inFullRun(
    'plan reports a lost page for visitors who come to the error page instead of the form',
    async () => {
      using repository = new Edited();
      repository.edit('definitions/navigation.json', inRule('to-form', '"formPackage"', '"err404"'));
      const { code, stdout } = await repository.plan('--json', '--fail-on=risk');
      expect(code).toBe(1);
      expect(new Set(risksIn(stdout))).toEqual(new Set(['page-lost']));
    },
  );

  inFullRun('plan reports a lost form, but no risk for visitors who are only held', () => {
    using repository = new Edited();
    repository.edit('definitions/navigation.json', inRule('to-form', '"formPackage"', '"downloadPage"'));
    expect(new Set(risksIn(repository.reports().json))).toEqual(new Set(['form-lost']));
  });

  inFullRun('plan reports a consent that covers something else', () => {
    using repository = new Edited();
    repository.edit('definitions/forms/sms-login.json', (text) =>
      text.replace(/"covers": \["trackers", "draft"\]/, '"covers": ["trackers"]'),
    );
    expect(risksIn(repository.reports().json)).toContain('consent-changed');
  });

  inNpmTest(
    'plan counts risks by cause with their occurrences, as the console does; JSON has each occurrence',
    () => {
      using repository = new Edited();
      repository.edit('definitions/navigation.json', inRule('to-form', '"formPackage"', '"err404"'));
      const { plan, human, markdown, json } = repository.reports();
      const { risks } = JSON.parse(json) as { risks: ReportedRisk[] };
      expect(risks.length).toBeGreaterThan(1);
      const [first = ''] = human.split('\n');
      expect(first).toMatch(/^影响 .* · 1 项风险，\d+ 处$/);
      expect(first).toContain(`1 项风险，${risks.length} 处`);
      expect(first).toBe(headline(plan, 'zh'));
      expect(human.match(/访客失去页面/g)).toHaveLength(1);
      expect(human).toContain(`另外 ${risks.length - 1} 处，见 --json`);
      expect(headline(plan, 'en')).toContain(`1 risk in ${risks.length} places`);
      expect(markdown).toContain(`1 项风险，${risks.length} 处`);
      expect(markdown.match(/访客失去页面/g)).toHaveLength(1);
    },
  );

  inNpmTest('plan describes edits in words, then who ends where instead of where, in both languages', () => {
    using repository = new Edited();
    repository.edit('definitions/cities.json', toAccount);
    const { human, english, markdown } = repository.reports();
    expect(human).toMatch(
      /^城市规则 成都.*（chengdu-download）：.*成功去向 .*（4） → .*（5） {2}definitions\/cities\.json:\d+:\d+$/m,
    );
    expect(human).toContain(
      '渠道 5611、5740（所有站点，城市 成都）的访客申请成功后、打开网址或办完一页后现在到页面 /gongzhonghao，不再到页面 /download-page。',
    );
    expect(english).toContain(
      'Visitors of channels 5611, 5740 (all hosts; city 成都) come to the page /gongzhonghao after success',
    );
    expect(markdown).toContain('### 谁去了哪里');
  });

  inFullRun('plan describes stuck visitors, and the pages that they lose', () => {
    using repository = new Edited();
    repository.edit('channels.json', inRule('5265', '{', '{ "blocked": true,'));
    expect(repository.reports().human).toContain(
      '渠道 5265（所有站点，所有城市）的访客现在停在出错页 /404err，到不了原来的',
    );
  });

  inFullRun('plan describes regressions first, although they are no risk', () => {
    using repository = new Edited();
    repository.edit('definitions/destinations.json', inRule('download-page', '"downloadPage"', '"login"'));
    const { human, english, markdown, json } = repository.reports();
    const [head = ''] = human.split('\n');
    // The head does not say "no risk" before a note.
    expect(head).toMatch(
      / · 注意：有访客登录或提交以后又到登录页、已经办过的页面(；有访客被拦住（可以重试）)?( · 现在的配置有 \d+ 个错误)?$/,
    );
    expect(head).not.toContain('没有风险');
    const sentences = human.split('\n').filter((line) => /^ {2}\S.*的访客/.test(line));
    expect(sentences[0]).toMatch(
      /^ {2}注意：.*的访客.*申请成功后.*又到落地页 \/login，不再到页面 \/download-page。$/,
    );
    expect(human).toMatch(/注意：.*的访客提交成功后又到表单页 \/form-package，不再到页面 \/download-page。/);
    expect(english).toContain(
      'Note: after a login or a form, visitors come back to a login page and to a page that they are done with',
    );
    expect(markdown).toContain('<strong>注意：');
    // The kinds of risks are a closed list of the format. The login page tells nobody that the form was received.
    expect(risksIn(json)).toEqual(['receipt-lost']);
    expect(json).not.toContain('"back"');
  });

  inFullRun(
    'the first line of plan and of its Markdown reports held visitors where there is no risk',
    async () => {
      using repository = new Edited();
      repository.edit('channels.json', inRule('675', '{', '{ "cityRule": "chengdu-download",'));
      const { stdout, code } = await repository.plan('--fail-on=risk');
      const reach = `1 个渠道、${fewHosts.length} 个站点`;
      expect(stdout).toMatch(new RegExp(`^影响 ${reach}的访客 · 注意：有访客被拦住（可以重试）$`, 'm'));
      expect(stdout).not.toContain('没有风险');
      expect(code).toBe(0);
      const { markdown, json } = repository.reports();
      expect(markdown).toMatch(/^## funnel plan: .* · 注意：有访客被拦住（可以重试）$/m);
      expect(risksIn(json)).toEqual([]);
      expect(json).not.toContain('"kept"');
    },
  );

  inFullRun(
    'plan reports a regression by a navigation row, but none for a button that leads to the landing page',
    () => {
      const planAfter = (change: (text: string) => string) => {
        using repository = new Edited();
        repository.edit('definitions/navigation.json', change);
        return repository.reports().human;
      };
      const saved = planAfter(inRule('saved', '"success"', '"loginV2"'));
      expect(saved).toMatch(/注意：.*提交成功后又到落地页 \/v2\/login/);
      const seen = planAfter(inRule('see-download', '"downloadPage"', '"login"'));
      expect(seen).not.toMatch(/注意：.*又到/);
    },
  );

  inFullRun('plan reports differing page files only where there are some', () => {
    using repository = new Edited();
    repository.edit('definitions/cities.json', toAccount);
    expect(repository.reports().human).not.toContain('页面文件');
    repository.edit('definitions/pages/login.json', (text) =>
      text.replace(/"title": "[^"]+"/, '"title": "换一句话"'),
    );
    expect(repository.reports().human).toMatch(
      /^影响 .* · 没有风险 · \d+ 个页面文件（含所用表单）有改动，看到的是 .*的访客$/m,
    );
  });

  inFullRun('plan of a renamed brand id reports that no visitor sees a difference', async () => {
    using repository = new Edited();
    repository.undoes('brands.json', 'hosts.json', 'channels.json');
    const rename = ['rename', 'brand:instalment', 'fenqi', '--config', repository.dir];
    expect((await run(rename, { cwd: repository.dir })).code).toBe(0);
    expect((await repository.plan()).stdout).toContain('没有访客会看到任何不同');
  });

  // In `npm test` an edit without a risk is told in few lines, and new-addresses.test.ts adds what nobody meets.
  inFullRun('plan of an added channel reports no risk and few lines', async () => {
    using repository = new Edited();
    repository.edit('channels.json', (text) => {
      const file = JSON.parse(text);
      file.channels['5999'] = { ...file.channels['5611'], title: '新渠道', brand: { id: 'instalment' } };
      return JSON.stringify(file, null, 2);
    });
    const { human, json } = repository.reports();
    expect(risksIn(json)).toEqual([]);
    expect(human).toContain('5999');
    expect(human.split('\n').length).toBeLessThan(45);
  });

  inFullRun('the cause of connected edits lists only those with an effect', () => {
    using repository = new Edited();
    repository.edit('definitions/routes.json', (text) =>
      text.replace(
        '"routes": {',
        '"routes": {\n    "guide": { "path": "/guide", "page": "gongzhonghao", "kind": "other", "on": "everyHost" },',
      ),
    );
    repository.edit('definitions/navigation.json', (text) => {
      const file = JSON.parse(text);
      const at = file.rules.findIndex(({ id }: { id: string }) => id === 'to-form');
      file.rules.splice(at + 1, 0, { ...file.rules[at], id: 'to-guide', go: 'guide' });
      return JSON.stringify(file, null, 2);
    });
    const found = JSON.parse(repository.reports().json);
    const told = (edits: { what: string }[]) => edits.map(({ what }) => what);
    const causes = found.groups.flatMap(({ cause }: { cause: { edits: { what: string }[] } }) =>
      told(cause.edits),
    );
    expect(new Set(causes)).toEqual(new Set(['routes guide']));
    expect(told(found.withoutEffect)).toContain('navigation rules to-guide');
  });

  inFullRun('--only accepts cities, and refuses an unknown name', async () => {
    using repository = new Edited();
    repository.edit('definitions/cities.json', inRule('chengdu-download', '"成都"', '"成都", "重庆"'));
    expect((await repository.plan('--only', 'city=重庆')).code).toBe(0);
    expect((await repository.plan('--only', 'city=成都')).code).toBe(1);
    const wrong = await repository.plan('--only', 'channel=561');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('channel=5611');
  });

  inNpmTest('plan refuses an unknown base and a config with errors', async () => {
    using repository = new Edited();
    const wrong = await run(['plan', 'no-such-ref', '--config', repository.dir], { cwd: repository.dir });
    expect(wrong.code).toBe(3);
    expect(wrong.stderr).toContain('no-such-ref');
    repository.edit('hosts.json', () => '{');
    expect((await repository.plan()).code).toBe(3);
  });

  inNpmTest('sets with few exclusions are described by these, and values in words', () => {
    const read = readConfig(root);
    if (!read.config) throw new Error('the config has errors');
    const space = spaceOf(read.config, read.config);
    const words = plainWordsOf(wordedFactsOf(read.config.facts));
    const of = (axis: AxisOfEveryFunnel, names: readonly string[], lang: Language = 'zh') => {
      const classes = space[axis].classes.flatMap((members, at) =>
        members.some((one) => names.includes(space[axis].names[one] ?? '')) ? [at] : [],
      );
      return extentText(new VisitorSets(space).of(new Map([[axisAt[axis], classes]])), lang, words).join();
    };
    const most = space.info.names.filter((name) => name !== '?');
    expect(of('info', most)).toBe('除 渠道信息取不到 外的所有应用与类型');
    expect(of('info', most, 'en')).toBe('all applications and types but channel info not answered');
    expect(of('channel', ['*'])).toBe('未收录的渠道');
    expect(of('city', ['?'])).toBe('城市取不到');
    expect(of('city', ['?', '*'], 'en')).toBe('any other city, city not answered');
    expect(of('city', ['成都', '*'])).toBe('城市 成都、其他城市');
    expect(of('host', ['default'])).toBe('站点 default（其他域名）');
    expect(of('login', ['failed'], 'en')).toBe('login expired');
  });

  inNpmTest.each([
    ['/login → loggedIn', '/login loggedIn 之后', '/login after loggedIn'],
    ['/ + mark=* mark refused', '/（带 mark 标记但被拒）', '/ (with mark but refused)'],
    ['/city + firstVisit', '/city（标记链接首次访问）', '/city (first visit by a mark)'],
  ])('the arrival %s is described as %s', (name, zh, en) => {
    const { value } = plainWordsOf({});
    expect([value('arrival', name, 'zh'), value('arrival', name, 'en')]).toEqual([zh, en]);
  });
  inNpmTest.each([
    ['ios', 'ios 无类型', 'ios without a type'],
    ['ios 1', 'ios 类型 1', 'ios of type 1'],
    ['ios *', 'ios 其他类型', 'ios of another type'],
  ])('the application %s is described as %s', (name, zh, en) => {
    const { value } = plainWordsOf(displayNames().channelInfo);
    expect([value('info', name, 'zh'), value('info', name, 'en')]).toEqual([zh, en]);
  });
  inNpmTest.each([
    ['/login stay (rememberLogin /login)', '/login 停留 (rememberLogin /login)'],
    ['/form hold (tryAgain)', '/form 拦下 (tryAgain)'],
    ['/login → /form', '/login → /form'],
  ])('the decision %s is described as %s', (value, text) => {
    expect(decisionText(value, 'zh')).toBe(text);
  });
});

describe.runIf(!isFullRun)('the words for a change', () => {
  const both = { risk: 'form-lost', before: 'success formPackage', after: 'success downloadPage' } as const;
  const group = (step: StepName, before: string, after: string) => ({ step, before, after }) as Group;
  const names = displayNames();

  inNpmTest('the words for flags name each flag and its source', () => {
    const flags = group('flags', 'server', '0,4,3 (city)');
    expect(wordedSides(flags, names, 'zh')).toMatchObject({
      before: '服务器的标志',
      after: 'input_form 0, succ_todo 4, fail_todo 3（城市规则）',
    });
    expect(wordedSides(flags, names, 'en').after).toBe('input_form 0, succ_todo 4, fail_todo 3 (city rule)');
  });

  inNpmTest('the words for a risk name the step that leads there', () => {
    expect(wordedSides(both as unknown as ReportedRisk, names, 'zh').before).toBe('成功去向 formPackage');
  });

  inNpmTest(
    'the words for a destination contain the reason of its replacement, and leave the rest unchanged',
    () => {
      const broken = group('destination.success', 'listPage', 'notFound (routeMissing)');
      expect(wordedSides(broken, names, 'zh')).toMatchObject({
        before: 'listPage',
        after: 'notFound（域名没有该路由）',
      });
    },
  );
});
