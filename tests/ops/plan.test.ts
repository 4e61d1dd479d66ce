import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, readConfig } from '../../ops/index.ts';
import type { StepName } from '../../ops/plan/change.ts';
import type { Group, RiskTold } from '../../ops/plan/plan.ts';
import { type AxisName, axisAt, spaceOf } from '../../ops/plan/space.ts';
import { whoText } from '../../ops/plan/tell.ts';
import { inWords, turnText, valueWord } from '../../ops/plan/value-words.ts';
import { whoOf } from '../../ops/plan/who.ts';
import { root } from '../runtime/real-config.ts';
import { run } from './run-main.ts';

/** The config that ships, committed to a repository of its own. */
class Repository {
  readonly dir = mkdtempSync(join(tmpdir(), 'funnel-plan-test-'));
  constructor() {
    for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'])
      cpSync(join(root, name), join(this.dir, name), { recursive: true });
    const git = (...args: string[]) => execFileSync('git', args, { cwd: this.dir, stdio: 'ignore' });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=t', '-c', 'user.email=t@t.example', 'commit', '-qm', 'before');
  }
  edit(file: string, change: (text: string) => string): void {
    const path = join(this.dir, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`the edit of ${file} changes nothing`);
    writeFileSync(path, after);
  }
  plan = (...args: string[]) => run(['plan', 'HEAD', '--config', this.dir, ...args], { cwd: this.dir });
  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true });
  }
}
const inRule = (id: string, from: string, to: string) => (text: string) => {
  const at = text.indexOf(from, text.indexOf(`"${id}"`));
  return text.slice(0, at) + to + text.slice(at + from.length);
};
const risksIn = (json: string): string[] => JSON.parse(json).risks.map(({ risk }: { risk: string }) => risk);
const toAccount = inRule('chengdu-download', '"succ_todo": 4', '"succ_todo": 5');

describe('funnel plan', () => {
  it('of a reformatting says that no visitor sees a difference', async () => {
    using repository = new Repository();
    repository.edit('channels.json', (text) => JSON.stringify(JSON.parse(text)));
    const { code, stdout } = await repository.plan();
    expect(code).toBe(0);
    expect(stdout).toContain('没有访客会看到任何不同');
  });

  it('of a real edit tells its cause, who, how many, and a witness that explain --vs confirms', async () => {
    using repository = new Repository();
    repository.edit('definitions/cities.json', toAccount);
    const { code, stdout } = await repository.plan('--json');
    expect(code).toBe(0);
    const found = JSON.parse(stdout);
    expect(found.format).toBe('funnel.plan/1');
    expect(found.risks).toEqual([]);
    expect(found.groups).toHaveLength(1);
    // 16 hosts × 2 channels × 1 city, and every value of all that the city rule does not ask.
    expect(found.changed).toBeGreaterThan(0);
    expect(found.changed).toBe(found.groups[0].count);
    expect(JSON.stringify(found.groups[0].who)).toContain('5740');
    const witness: string = found.groups[0].witness;
    const words = [...witness.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const told = await run([...words.slice(2), '--config', repository.dir], { cwd: repository.dir });
    expect(told.code).toBe(0);
    expect(told.stdout).toContain('succ_todo 4, fail_todo 3');
    expect(told.stdout).toContain('succ_todo 5, fail_todo 3');
  });

  it('has in JSON the keys of its format, and none that only the console reads', async () => {
    using repository = new Repository();
    repository.edit('brands.json', (text) => text.replace('上海禾岸示例', '上海另一家示例'));
    const { stdout } = await repository.plan('--json');
    const { groups } = JSON.parse(stdout);
    const [group] = groups;
    expect(Object.keys(group).sort()).toEqual([
      'after',
      'before',
      'cause',
      'count',
      'step',
      'who',
      'witness',
    ]);
    const [edit] = group.cause.edits;
    const place = ['file', 'line', 'column', 'side'];
    expect(Object.keys(edit).sort()).toEqual([...place, 'what', 'kind', 'before', 'after'].sort());
  });

  it('--only names the intent: what it covers is fine, anything else is collateral', async () => {
    using repository = new Repository();
    repository.edit('definitions/cities.json', toAccount);
    expect((await repository.plan('--only', 'channel=5611', '--only', 'channel=5740')).code).toBe(0);
    expect((await repository.plan('--only', 'channel=5611')).code).toBe(1);
    expect((await repository.plan('--fail-on=change')).code).toBe(1);
    expect((await repository.plan('--fail-on=risk')).code).toBe(0);
  });

  it('tells another company as a risk', async () => {
    using repository = new Repository();
    repository.edit('brands.json', (text) => text.replace('上海禾岸示例', '上海另一家示例'));
    const { code, stdout } = await repository.plan('--json', '--fail-on=risk');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).risks.length).toBeGreaterThan(0);
  });

  it('tells that everybody who comes to the error page instead of the form has lost it', async () => {
    using repository = new Repository();
    repository.edit('definitions/navigation.json', inRule('to-form', '"formPackage"', '"err404"'));
    const { code, stdout } = await repository.plan('--json', '--fail-on=risk');
    expect(code).toBe(1);
    expect(new Set(risksIn(stdout))).toEqual(new Set(['page-lost']));
  });

  it('tells that visitors have lost the form, and nothing where they are only held', async () => {
    using repository = new Repository();
    repository.edit('definitions/navigation.json', inRule('to-form', '"formPackage"', '"downloadPage"'));
    expect(new Set(risksIn((await repository.plan('--json')).stdout))).toEqual(new Set(['form-lost']));
  });

  it('tells a consent that covers something else', async () => {
    using repository = new Repository();
    repository.edit('definitions/forms/sms-login.json', (text) =>
      text.replace(/"covers": \["trackers", "draft"\]/, '"covers": ["trackers"]'),
    );
    expect(risksIn((await repository.plan('--json')).stdout)).toContain('consent-changed');
  });

  it('of a brand that is only called otherwise says that no visitor sees a difference', async () => {
    using repository = new Repository();
    expect(
      (
        await run(['rename', 'brand:instalment', 'fenqi', '--config', repository.dir], {
          cwd: repository.dir,
        })
      ).code,
    ).toBe(0);
    expect((await repository.plan()).stdout).toContain('没有访客会看到任何不同');
  });

  it('of a channel that is added tells no risk and few lines', async () => {
    using repository = new Repository();
    repository.edit('channels.json', (text) => {
      const file = JSON.parse(text);
      file.channels['5999'] = { ...file.channels['5611'], title: '新渠道', brand: { id: 'instalment' } };
      return JSON.stringify(file, null, 2);
    });
    expect(risksIn((await repository.plan('--json')).stdout)).toEqual([]);
    const { stdout } = await repository.plan();
    expect(stdout).toContain('5999');
    expect(stdout.split('\n').length).toBeLessThan(45);
  });

  it('of edits that belong together names as cause only those that do something', async () => {
    using repository = new Repository();
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
    const found = JSON.parse((await repository.plan('--json')).stdout);
    const told = (edits: { what: string }[]) => edits.map(({ what }) => what);
    const causes = found.groups.flatMap(({ cause }: { cause: { edits: { what: string }[] } }) =>
      told(cause.edits),
    );
    expect(new Set(causes)).toEqual(new Set(['routes guide']));
    expect(told(found.withoutEffect)).toContain('navigation rules to-guide');
  });

  it('--only takes cities, and refuses a name that there is not', async () => {
    using repository = new Repository();
    repository.edit('definitions/cities.json', inRule('chengdu-download', '"成都"', '"成都", "重庆"'));
    expect((await repository.plan('--only', 'city=重庆')).code).toBe(0);
    expect((await repository.plan('--only', 'city=成都')).code).toBe(1);
    const wrong = await repository.plan('--only', 'channel=561');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('channel=5611');
  });

  it('a base that is none cannot be compared with, a config with errors neither', async () => {
    using repository = new Repository();
    const wrong = await run(['plan', 'no-such-ref', '--config', repository.dir], { cwd: repository.dir });
    expect(wrong.code).toBe(3);
    expect(wrong.stderr).toContain('no-such-ref');
    repository.edit('hosts.json', () => '{');
    expect((await repository.plan()).code).toBe(3);
  });

  it('tells sets by what they leave out, and the names of values in words', () => {
    const read = readConfig(root);
    if (!read.config) throw new Error('the config has errors');
    const space = spaceOf(read.config, read.config);
    const of = (axis: AxisName, names: readonly string[], lang: Language = 'zh') => {
      const classes = space[axis].classes.flatMap((members, at) =>
        members.some((one) => names.includes(space[axis].names[one] ?? '')) ? [at] : [],
      );
      return whoText(whoOf(space, new Map([[axisAt[axis], classes]])), lang).join();
    };
    const most = space.info.names.filter((name) => name !== '?');
    expect(of('info', most)).toBe('除 渠道信息取不到 外的所有应用与类型');
    expect(of('info', most, 'en')).toBe('all applications and types but channel info not answered');
    expect(of('channel', ['*'])).toBe('渠道 未收录的渠道');
    expect(of('city', ['?'])).toBe('城市 城市取不到');
    expect(of('login', ['failed'], 'en')).toBe('login states login expired');
  });

  it.each([
    ['/login → loggedIn', '/login loggedIn 之后', '/login after loggedIn'],
    ['/ + mark=* mark refused', '/（带 mark 标记但被拒）', '/ (with mark but refused)'],
    ['/city + firstVisit', '/city（标记链接首次访问）', '/city (first visit by a mark)'],
  ])('an arrival %s is told as %s', (name, zh, en) => {
    expect([valueWord('arrival', name, 'zh'), valueWord('arrival', name, 'en')]).toEqual([zh, en]);
  });
  it.each([
    ['ios', 'ios 无类型', 'ios without a type'],
    ['ios 1', 'ios 类型 1', 'ios of type 1'],
    ['ios *', 'ios 其他类型', 'ios of another type'],
  ])('an application %s is told as %s', (name, zh, en) => {
    expect([valueWord('info', name, 'zh'), valueWord('info', name, 'en')]).toEqual([zh, en]);
  });
  it.each([
    ['/login stay (rememberLogin /login)', '/login 停留 (rememberLogin /login)'],
    ['/form hold (tryAgain)', '/form 拦下 (tryAgain)'],
    ['/login → /form', '/login → /form'],
  ])('a turn %s is told as %s', (value, text) => {
    expect(turnText(value, 'zh')).toBe(text);
  });
});

describe('what changes, in words', () => {
  const both = { risk: 'form-lost', before: 'success formPackage', after: 'success downloadPage' } as const;
  const group = (step: StepName, before: string, after: string) => ({ step, before, after }) as Group;

  it('names each flag and where it comes from', () => {
    const flags = group('flags', 'server', '0,4,3 (city)');
    expect(inWords(flags, 'zh')).toMatchObject({
      before: '服务器的标志',
      after: 'input_form 0, succ_todo 4, fail_todo 3（城市规则）',
    });
    expect(inWords(flags, 'en').after).toBe('input_form 0, succ_todo 4, fail_todo 3 (city rule)');
  });

  it('says of a risk by which way it leads there', () => {
    expect(inWords(both as unknown as RiskTold, 'zh').before).toBe('成功去向 formPackage');
  });

  it('says why another page stands for a destination, and leaves the rest as it is', () => {
    const broken = group('destination.success', 'listPage', 'notFound (routeMissing)');
    expect(inWords(broken, 'zh')).toMatchObject({
      before: 'listPage',
      after: 'notFound（域名没有该路由）',
    });
  });
});
