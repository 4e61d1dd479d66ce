import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Coverage } from '../../../ops/coverage/coverage.ts';
import { printMarkdown } from '../../../ops/coverage/print.ts';
import { type Found, find as findWho } from '../../../ops/find/find.ts';
import { readConfig } from '../../../ops/index.ts';
import { plainWordsOf } from '../../../ops/wording/extent-text.ts';
import { copyConfigOfFewHosts } from '../../harness/config-copy.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { root } from '../../runtime/real-config.ts';
import { type Run, run, small } from '../cli/run-main.ts';

/** Three hosts of the shipped config. */
const few = mkdtempSync(join(tmpdir(), 'funnel-coverage-'));
beforeAll(() => copyConfigOfFewHosts(few));
afterAll(() => rmSync(few, { recursive: true }));

const coverage = async (dir: string) =>
  JSON.parse((await run(['coverage', '--json', '--config', dir])).stdout) as Coverage;
const known = new Map<string, Promise<Coverage>>();
/** The coverage of an unchanged folder, computed once. */
const coverageOf = (dir: string): Promise<Coverage> => {
  const found = known.get(dir) ?? coverage(dir);
  known.set(dir, found);
  return found;
};
const find = (args: readonly string[], dir = few) => run(['find', ...args, '--config', dir], { cwd: dir });
const found = async (args: readonly string[], dir = few) =>
  JSON.parse((await find([...args, '--json'], dir)).stdout) as Found;
const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);

/** The small config, after an edit of its navigation. */
class Edited {
  readonly dir = mkdtempSync(join(tmpdir(), 'funnel-coverage-'));
  constructor(edit: (navigation: { rules: unknown[] }) => void) {
    cpSync(small, this.dir, { recursive: true });
    const file = join(this.dir, 'definitions/navigation.json');
    const navigation = JSON.parse(readFileSync(file, 'utf8'));
    edit(navigation);
    writeFileSync(file, JSON.stringify(navigation, null, 2));
  }
  [Symbol.dispose](): void {
    rmSync(this.dir, { recursive: true });
  }
}

describe('funnel coverage', () => {
  let ofShipped: Promise<Run> | undefined;
  const shipped = (): Promise<Run> => {
    ofShipped ??= run(['coverage', '--fail-on=dead', '--json', '--config', root]);
    return ofShipped;
  };

  inFullRun(
    'coverage of the shipped config counts each situation once by flags, by brand and by route',
    async () => {
      const printed = JSON.parse((await shipped()).stdout) as Coverage;
      expect(printed.format).toBe('funnel.coverage/1');
      const of = (kind: string) => printed.rows.filter((row) => row.kind === kind);
      expect(sum(of('flags'))).toBe(printed.situations);
      expect(sum(of('brand'))).toBe(printed.situations);
      expect(sum(of('route'))).toBe(printed.arriving);
      expect(printed.dead).toBe(printed.rows.filter(({ dead }) => dead).length);
      expect(printed.rows.filter(({ dead, count }) => dead && count > 0)).toEqual([]);
      const size = Object.values(printed.space).reduce((product, one) => product * one, 1);
      expect(printed.situations).toBe(size);
    },
  );

  inNpmTest('coverage lists dead rows first, and fails on them with --fail-on=dead', async () => {
    using edited = new Edited(({ rules }) => {
      rules.unshift({
        id: 'never',
        when: { 'session.token': false, user: 'ok' },
        stay: true,
      });
    });
    const human = await run(['coverage', '--config', edited.dir]);
    expect(human.code).toBe(0);
    const lines = human.stdout.split('\n');
    const title = lines.indexOf('没有情形经过');
    expect(title).toBeGreaterThan(0);
    expect(lines[title + 1]).toMatch(/^ {2}definitions\/navigation\.json:\d+:\d+ {2}导航 never$/);
    expect((await run(['coverage', '--fail-on=dead', '--config', edited.dir])).code).toBe(1);
    const md = await run(['coverage', '--format=md', '--lang=en', '--config', edited.dir]);
    expect(md.stdout).toMatch(
      /^\| definitions\/navigation\.json:\d+:\d+ \| [a-z]+ \| never \| \*\*0\*\* \|$/m,
    );
  });

  inNpmTest('coverage counts a page in a sheet with the pages that open it', async () => {
    const { rows } = await coverageOf(small);
    const count = (name: string) => rows.find((row) => row.kind === 'page' && row.name === name)?.count ?? 0;
    const route = (name: string) => rows.find((row) => row.kind === 'route' && row.name === name)?.count ?? 0;
    expect(count('thanks')).toBe(route('thanks') + count('login'));
  });

  inFullRun(
    '--fail-on=dead succeeds for the shipped config: its rows for undeclared flags are not dead',
    async () => {
      const { code, stdout } = await shipped();
      expect(code).toBe(0);
      const markdown = printMarkdown(JSON.parse(stdout) as Coverage, 'zh', plainWordsOf({}));
      expect(markdown).toMatch(/\| 成功去向 \| loading \| \*\*0\*\* \|/);
      expect(markdown).toMatch(/\| 失败去向 \| loading \| \*\*0\*\* \|/);
    },
  );

  inNpmTest('coverage fails only on a dead row', async () => {
    const { code, stderr } = await run(['coverage', '--fail-on=daed']);
    expect(code).toBe(2);
    expect(stderr).toContain('"dead"');
  });
});

describe.runIf(!isFullRun)('coverage with traffic.csv', () => {
  /** On auto.example visitors from 杭州 skip the form. */
  class WithTraffic extends Edited {
    constructor(...rows: string[]) {
      super(({ rules }) => {
        rules.unshift({ id: 'new', when: { host: 'auto.example', city: '杭州' }, stay: true });
      });
      writeFileSync(join(this.dir, 'traffic.csv'), `${['channel,host,city,visitors', ...rows].join('\n')}\n`);
    }
    text = async (...args: string[]) => (await run(['coverage', '--config', this.dir, ...args])).stdout;
    json = async () => JSON.parse(await this.text('--json')) as Coverage;
  }
  const visitorsOf = ({ rows }: Coverage, kind: string, name: string) =>
    rows.find((row) => row.kind === kind && row.name === name)?.visitorsPerDay;

  inNpmTest('each entry has the visitors of the rows of which some situation passes through it', async () => {
    using edited = new WithTraffic(
      '5265,auto.example,杭州,1000',
      '5265,auto.example,杭州市,200', // by an alias
      '5265,auto.example,,30', // perhaps from 杭州
      ',auto.example,杭州,4', // without a channel
      '9999,auto.example,杭州,500', // by a channel that is not listed
      '5265,auto.example,深圳,60',
      '5265,default,杭州,7000',
      '5589,other.example,,80000', // a host that is not listed
    );
    const coverage = await edited.json();
    expect(coverage.visitorsPerDay).toBe(88_794);
    expect(visitorsOf(coverage, 'navigation', 'new')).toBe(1734);
    expect(visitorsOf(coverage, 'navigation', 'otherwise')).toBe(88_794 - 1704);
    expect(visitorsOf(coverage, 'page', 'login')).toBe(88_794);
    expect(visitorsOf(coverage, 'cityRule', 'big-cities')).toBe(88_290);
    expect(coverage.rows.filter(({ visitorsPerDay }) => visitorsPerDay === null)).toEqual([]);
    const brands = coverage.rows.filter(({ kind }) => kind === 'brand');
    expect(brands.reduce((total, { visitorsPerDay }) => total + (visitorsPerDay ?? 0), 0)).toBe(88_794);
  });

  inNpmTest('the first line has people and no situations, and every row has its visitors', async () => {
    using edited = new WithTraffic('5265,auto.example,杭州,1234');
    const zh = await edited.text();
    expect(zh).toMatch(
      /^约 1,234 名访客\/天 · 2 个渠道、未收录的渠道和未带渠道号、2 个站点的访客；\d+ 项中 \d+ 项没有情形经过\n/,
    );
    expect(zh).toMatch(/\n {2}definitions\/navigation\.json:\d+:\d+ +约 1,234 名访客\/天 +[\d,]+ {2}new\n/);
    expect(await edited.text('--lang=en')).toMatch(/ +about 1,234 visitors a day +[\d,]+ {2}new\n/);
    expect(await edited.text('--format=md')).toMatch(/ \| new \| 1,234 \| [\d,]+ \|\n/);
  });

  inNpmTest.each(['human', 'md'])(
    'without it the first line has channels and hosts, and situations come last in %s',
    async (format) => {
      const { stdout } = await run(['coverage', '--config', small, `--format=${format}`]);
      const lines = stdout.trimEnd().split('\n');
      expect(lines[0]).toMatch(
        /^(## funnel coverage: )?2 个渠道、未收录的渠道和未带渠道号、2 个站点的访客；/,
      );
      const at = lines.flatMap((line, index) => (/种情形，其中 .* × /.test(line) ? [index] : []));
      expect(at).toEqual([lines.length - 1]);
      const { visitorsPerDay, rows } = await coverageOf(small);
      expect([...new Set([visitorsPerDay, ...rows.map((row) => row.visitorsPerDay)])]).toEqual([null]);
    },
  );

  inNpmTest('a traffic.csv with an error gives no coverage but its line', async () => {
    using edited = new WithTraffic('5265,auto.example,杭州,many');
    const { code, stderr } = await run(['coverage', '--config', edited.dir]);
    expect(code).toBe(3);
    expect(stderr).toContain('traffic.csv:2');
  });
});

describe('funnel find', () => {
  // In `npm test` a row of each kind is found, with the same count, and visitors with a witness.
  inFullRun.each(['form-package', 'gongzhonghao', 'login-tengxun'])(
    'find of page %s reports the visitors, their number, and a witness whom explain confirms',
    async (page) => {
      const { count, who, witness, format } = await found(['--page', page]);
      expect(format).toBe('funnel.find/1');
      expect(count).toBe(
        (await coverageOf(few)).rows.find(({ kind, name }) => kind === 'page' && name === page)?.count,
      );
      expect(who).not.toBeNull();
      const words = [...(witness ?? '').matchAll(/'([^']*)'|(\S+)/g)].map(([, a, b]) => a ?? b ?? '');
      const printed = await run([...words.slice(2), '--json', '--config', few], { cwd: few });
      expect(JSON.parse(printed.stdout).outcome.landing).toMatchObject({ page });
    },
  );

  // In `npm test` a page, a row, and channel with host and city are found.
  inFullRun('find with several options finds the visitors that match all', async () => {
    const [both, brand, page] = await Promise.all([
      found(['--page', 'login', '--brand', 'fast-loan']),
      found(['--brand', 'fast-loan']),
      found(['--page', 'login']),
    ]);
    expect(both.count).toBeGreaterThan(0);
    expect(both.count).toBeLessThan(Math.min(brand.count, page.count));
    expect(brand.who).toHaveProperty('host');
  });

  const kinds = ['navigation', 'flags', 'cityRule', 'hostBrand', 'channelBrand', 'variant'] as const;
  const configs = [
    ['the small config', small, kinds.filter((kind) => kind !== 'hostBrand')],
    ['three hosts of the shipped config', few, kinds],
  ] as const;
  // The small config represents one of many more situations.
  it.each(casesOfRun(configs, ([, dir]) => dir === small))(
    'find of a line of %s finds its row, with the same count as coverage',
    async (_, dir, kindsOf) => {
      const { rows } = await coverageOf(dir);
      for (const kind of kindsOf) {
        const row = rows.findLast((one) => one.kind === kind && one.count > 0);
        if (!row) throw new Error(`no ${kind}`);
        const { count } = await found(['--row', `${row.file}:${row.line}`], dir);
        expect({ row, count }).toEqual({ row, count: row.count });
      }
    },
  );

  inFullRun(
    'the human format of find begins with visitors of the flow, and describes sets in words',
    async () => {
      const { stdout } = await find(['--page', 'gongzhonghao']);
      const ways = stdout.split('\n').filter((line) => /^\S.* {2}[\d,]+$/.test(line));
      expect(ways).toHaveLength(6);
      expect(ways[0]).toMatch(/^formSaved 之后（在 \/form-package, .+）/);
      for (const way of ways) expect(way).not.toMatch(/直接打开|带标记/);
      expect(stdout).toMatch(/^还有 \d+ 种来法（[\d,]+），--json 有全部$/m);
      expect(stdout).not.toMatch(/mark refused|\? |→/);
    },
  );

  inNpmTest('find puts each situation into one group, with visitors who open the address last', () => {
    const read = readConfig(small);
    if (!read.config) throw new Error('the small config has errors');
    const asked = { page: 'login' };
    const printed = findWho(read.config, read.sources, asked);
    const ways = printed.ways();
    expect(sum(ways)).toBe(printed.found.count);
    for (const way of ways) {
      expect(Number.isInteger(way.count)).toBe(true);
      expect(sum(way.sets)).toBe(way.count);
      for (const set of way.sets) expect(sum(set.parts)).toBe(set.count);
    }
    const ranks = ways.map(({ kind, odd }) => [kind === 'address', odd].map(Number).join());
    expect(ranks).toEqual([...ranks].sort());
    expect(ways.map(({ kind }) => kind)).toContain('address');
  });

  inNpmTest(
    'find of a channel, a host and a city finds only these visitors, and the pages that they reach',
    async () => {
      const {
        space,
        situations,
        count,
        who,
        pages = [],
        witness,
      } = await found(['--channel', '5265', '--city', '杭州'], small);
      expect(count).toBe(situations / space.channel / space.city);
      expect(who).toEqual({ channel: ['5265'], city: ['杭州'] });
      expect(witness).toContain('杭州');
      expect(pages.length).toBeGreaterThan(2);
      const login = await found(['--channel', '5265', '--city', '杭州', '--page', 'login'], small);
      expect(pages).toContainEqual({ page: 'login', count: login.count });
      expect(login).not.toHaveProperty('pages');
      const host = await found(['--host', 'auto.example'], small);
      expect(host.who).toEqual({ host: ['auto.example'] });
      const { stdout } = await find(['--host', 'auto.example', '--lang=en'], small);
      expect(stdout).toMatch(/^pages that they reach$/m);
    },
  );

  inNpmTest('find reports that there is nobody', async () => {
    using edited = new Edited(({ rules }) => {
      rules.unshift({
        id: 'never',
        when: { 'session.token': false, user: 'ok' },
        stay: true,
      });
    });
    const line = readFileSync(join(edited.dir, 'definitions/navigation.json'), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('"never"'));
    const { code, stdout } = await find(['--row', `definitions/navigation.json:${line + 1}`], edited.dir);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^没有任何访客。/);
  });

  it.each(
    casesOfRun(
      [
        [['--page', 'form-pakage'], 'form-package'],
        [['--brand', 'fast-lone'], 'fast-loan'],
        [['--destination', 'sucess'], 'success'],
        [['--row', 'definitions/navigation.jsn:3'], 'definitions/navigation.json'],
        [['--row', 'definitions/navigation.json'], 'FILE:LINE'],
        [['--row', 'definitions/navigation.json:1'], '1'],
        [['--channel', '561'], '5611'],
        [['--host', 'm.exampl'], 'm.example'],
        [['--city', '成者'], '成都'],
        [[], '--page'],
      ],
      // A name, a place and nothing.
      (_, at) => [0, 3, 9].includes(at),
    ),
  )('%j is a usage error with a suggestion', async (args, hint) => {
    const { code, stderr } = await find([...args, '--lang=en']);
    expect(code).toBe(2);
    expect(stderr).toContain(hint);
  });
});
