import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyConfigOfHosts, fewHosts } from '../../harness/config-copy.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, firstOf, isFullRun } from '../../journeys/harness/matrix.ts';
import { configs, run, withOverlay } from '../cli/run-main.ts';

/** The hosts of the shipped config that these tests name. */
const root = mkdtempSync(join(tmpdir(), 'funnel-explain-'));
beforeAll(() => copyConfigOfHosts(root, [...fewHosts, 'v1.example', 'event.example']));
afterAll(() => rmSync(root, { recursive: true }));

const explain = (args: string[], more = {}) => run(['explain', ...args], { cwd: root, ...more });
const json = async (args: string[]) => {
  const { code, stdout, stderr } = await explain([...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
};
const settled = ['--flags', '0,4,3', '--application', 'web', '--bd-type', '4'];
const shanghai = ['--host', 'm.example', '--channel', '5626', '--city', '上海市', ...settled];
/** What is told of this visitor, explained once for the tests that read it. */
let toldOfShanghai: { json: Awaited<ReturnType<typeof json>>; human: string };
beforeAll(async () => {
  toldOfShanghai = { json: await json(shanghai), human: (await explain(shanghai)).stdout };
});
const asStdin = (text: string) => ({
  stdin: async function* () {
    yield text;
  },
});

/** The text of the config from the source location on. */
function textAt({ file, line, column }: { file: string; line: number; column: number }): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return [lines[line - 1]?.slice(column - 1), ...lines.slice(line)].join('\n');
}

inNpmTest('explain warns about an outcome that the page does not have, with the nearest one', async () => {
  const args = ['--path', '/form-package', ...settled];
  const { code, stderr } = await explain([...args, '--outcome', 'formSavd']);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringContaining('页面 "form-package" 没有结果 "formSavd"，是否 "formSaved"？'),
  });
  expect((await explain([...args, '--outcome', 'formSaved'])).stderr).toBe('');
});

describe('explain --json', () => {
  inNpmTest('explain --json prints the format funnel.explain/1', async () => {
    const told = toldOfShanghai.json;
    expect(told.format).toBe('funnel.explain/1');
    expect(Object.keys(told)).toEqual(['format', 'input', 'outcome', 'steps']);
    expect(told.input).toEqual({
      host: 'm.example',
      channel: '5626',
      city: '上海市',
      flags: { input_form: 0, succ_todo: 4, fail_todo: 3 },
      application: 'web',
      bdType: '4',
    });
    expect(told.outcome).toEqual({
      host: 'm.example',
      landing: { name: 'mIndex', path: '/m/index.html', page: 'login-v2' },
      hops: [{ from: '/', to: '/m/index.html', row: 'hosts/m.example/root' }],
      title: expect.any(String),
      brand: {
        id: 'instalment',
        name: expect.any(String),
        companyName: expect.any(String),
        icp: expect.any(String),
        sourcesFunding: expect.any(String),
        logo: expect.any(String),
        faviconUrl: expect.any(String),
      },
      flags: { input_form: 1, succ_todo: 4, fail_todo: 3 },
      flagsFrom: 'city',
      destinations: { success: 'downloadPage', failure: 'downloadPage', skipForm: 'downloadPage' },
      afterLogin: 'downloadPage',
      ads: {
        network: null,
        conversionId: null,
        scripts: [],
        searchAdvertiser: false,
      },
    });
    for (const step of told.steps) {
      expect(step).toEqual({
        stage: expect.any(String),
        value: expect.any(String),
        reason: expect.any(String),
        source: { file: expect.any(String), line: expect.any(Number), column: expect.any(Number) },
        rejected: expect.any(Array),
      });
    }
    expect(told.steps.map(({ stage }: { stage: string }) => stage)).toEqual([
      'host',
      'channel',
      'brand',
      'navigation',
      'navigation',
      'flags',
      'cityRule',
      'destination.success',
      'destination.failure',
      'destination.skipForm',
      'destination.skipForm',
      'afterLogin',
      'afterLogin',
      'afterLogin',
      'afterLogin',
      'ads',
    ]);
  });
  inNpmTest('each step has the source location of its row', async () => {
    const { steps } = toldOfShanghai.json;
    const begins: Record<string, RegExp> = {
      host: /^\{\s*"root": "mIndex"/,
      channel: /^\{\s*"cityRule": "shanghai-skip-form"/,
      cityRule: /^\{\s*"cities": \["上海"\]/,
      flags: /^\{\s*"note": "其余访客按服务器的回答/,
      'destination.success': /^\{\s*"id": "download-page"/,
      'destination.failure': /^\{\s*"id": "download-page"/,
    };
    let checked = 0;
    for (const step of steps as { stage: string; source: Parameters<typeof textAt>[0] }[]) {
      const begin = begins[step.stage];
      if (!begin) continue;
      expect(textAt(step.source), step.stage).toMatch(begin);
      checked++;
    }
    expect(checked).toBe(Object.keys(begins).length);
  });
  inFullRun('the reason names each of several evaluated tables with its row', async () => {
    const { steps } = await json(['--channel', '5265', '--city', '上海', ...settled]);
    const reasons = (of: string): string[] =>
      steps
        .filter(({ stage }: { stage: string }) => stage === of)
        .map(({ reason }: { reason: string }) => reason);
    expect(reasons('destination.skipForm')).toEqual([
      '跳过表单的规则：没有一行符合，按“都不符合时”处理，转看失败去向的规则',
      '失败去向的规则：符合行 download-page',
    ]);
    expect(reasons('navigation')).toContain(
      '符合行 remember-login 并继续往下看，之后没有一行符合，按“都不符合时”处理',
    );
    expect(reasons('afterLogin')).toContain('在 /download-page：没有一行符合，按“都不符合时”处理');
    expect(reasons('destination.success')).toEqual(['符合行 download-page']);
  });
  inNpmTest('each step lists the rejected rows, with the fact that failed', async () => {
    const { steps } = await json(['--channel', '5818', '--city', '南京', ...settled]);
    const navigation = steps.find(
      ({ stage, reason }: { stage: string; reason: string }) =>
        stage === 'navigation' && reason.includes('都不符合时'),
    );
    const rejected = Object.fromEntries(
      navigation.rejected.map(({ row, because }: { row: string; because: string }) => [row, because]),
    );
    expect(rejected).toMatchObject({ blocked: 'channel.blocked = false', expired: 'session.token = false' });
    expect(textAt(navigation.source)).toMatch(/^\{\s*"note"/);
  });
  it.each(
    casesOfRun<[args: string[], path: string]>(
      [
        [
          ['--token', '--user', 'failed', '--path', '/form-package', '--login-address', '/v2/login'],
          '/v2/login',
        ],
        [['--token', '--path', '/login'], '/form-package'],
        [['--path', '/download', '--query', 'from=4', '--token'], '/download-page'],
        [['--path', '/download?from=4', '--token'], '/download-page'],
        [['--path', '/download', '--query', 'from=4', '--app-name', '应用'], '/download'],
        [['--path', '/city', '--first-visit', '--token'], '/form-package'],
        [['--channel', '5813', '--path', '/nowhere'], '/404err'],
        [['--path', '/login', '--query', '_channel=5813'], '/404err'],
        [['--url', 'https://m.example/download?from=4', '--token'], '/download-page'],
        [['--url', 'https://v1.example'], '/v1/login'],
        [['--host', 'V1.example:8080'], '/v1/login'],
      ],
      // By a token, by a blocked channel, and by the address of another host.
      ([args], at) => [1, 6].includes(at) || args.includes('https://v1.example'),
    ),
  )('%j lands on %s', async (args, path) => {
    const user = args.includes('--token') && !args.includes('--user') ? ['--user', 'ok'] : [];
    const { outcome } = await json([...args, '--city', '南京', ...settled, ...user]);
    expect(outcome.landing.path).toBe(path);
  });
  // In `npm test` the user of a token is an open axis.
  inFullRun('a mark logs in, and the user of its token is an open axis', async () => {
    const { outcome } = await json([
      '--host',
      'event.example',
      '--query',
      'mark=x',
      '--city',
      '南京',
      ...settled,
    ]);
    expect(outcome.landing).toEqual({
      byAxis: expect.arrayContaining([
        { when: { user: 'ok' }, is: expect.objectContaining({ path: '/form-package' }) },
        { when: { user: 'failed' }, is: expect.objectContaining({ path: '/login' }) },
      ]),
    });
  });
  inFullRun('explain shows company and name of the app', async () => {
    const { outcome } = await json(['--app-name', '应用', '--app-company', '公司']);
    expect(outcome).toMatchObject({ title: '应用', brand: { name: '应用', companyName: '公司' } });
  });
});

describe.runIf(!isFullRun)('explain with open axes', () => {
  inNpmTest('the outcome has all values of an open axis, folded', async () => {
    const { outcome, steps } = await json(['--channel', '5626']);
    expect(outcome.landing.name).toBe('login');
    expect(outcome.flagsFrom.byAxis).toEqual(
      expect.arrayContaining([{ when: { city: '上海' }, is: 'city' }]),
    );
    expect(outcome.flags.input_form.byAxis).toEqual(
      expect.arrayContaining([{ when: { city: '上海' }, is: 1 }]),
    );
    expect(outcome.afterLogin.byAxis.length).toBeGreaterThan(1);
    expect(outcome.brand.byAxis).toBeUndefined();
    // A stage that depends on open axes is present, without a value.
    const told = (stage: string) => steps.filter((step: { stage: string }) => step.stage === stage);
    expect(told('flags')).toEqual([
      expect.objectContaining({ value: expect.stringContaining('city'), rejected: [] }),
    ]);
    expect(told('destination.success')).toHaveLength(1);
  });
  inNpmTest('a flag that the server decides is one line in the human format', async () => {
    const { stdout } = await explain(['--channel', '5626', '--lang=en', '--application', 'web']);
    expect(stdout).toContain('  city ≠ 上海, fail_todo 0|1|2|3|4|5|6|7 → unchanged\n');
    expect(stdout).not.toMatch(/fail_todo 3 → 3/);
    expect(stdout).toContain('  city 上海 → 3\n');
  });
  inNpmTest('the user of a token is an open axis', async () => {
    const { outcome } = await json(['--token', '--path', '/login', ...settled]);
    expect(outcome.landing.byAxis).toEqual([
      { when: { user: 'ok' }, is: { name: 'formPackage', path: '/form-package', page: 'form-package' } },
      { when: { user: 'failed' }, is: { name: 'login', path: '/login', page: 'login' } },
    ]);
  });
  inNpmTest('a complete situation has no open axis', async () => {
    const { outcome } = await json([...shanghai, '--token', '--user', 'ok']);
    expect(JSON.stringify(outcome)).not.toContain('byAxis');
  });
});

describe('the human format of explain', () => {
  inNpmTest('is available in Chinese', async () => {
    await expect(withoutPlaces(toldOfShanghai.human)).toMatchFileSnapshot('printed/zh.txt');
  });
  inFullRun('is available in English', async () => {
    const { stdout } = await explain([...shanghai, '--lang', 'en']);
    await expect(withoutPlaces(stdout)).toMatchFileSnapshot('printed/en.txt');
    expect(stdout).not.toContain('\u001b');
  });
  inNpmTest('source locations are file:line:column', async () => {
    const stdout = toldOfShanghai.human;
    const places = [...stdout.matchAll(/(\S+\.json):(\d+):(\d+)$/gm)];
    expect(places.length).toBe(16);
    for (const [, file = '', line, column] of places) {
      expect(textAt({ file, line: Number(line), column: Number(column) })).toMatch(/^[{"]/);
    }
  });
  inFullRun('output has colours on request', async () => {
    expect((await explain([...shanghai, '--color=always'])).stdout).toContain('\u001b[1m');
  });
  inNpmTest('--short prints one line per step: source location, stage, value', async () => {
    const { stdout } = await explain([...shanghai, '--short']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(16);
    for (const line of lines) expect(line).toMatch(/^\S+\.json:\d+:\d+\t[^\t]+\t[^\t]+$/);
    expect(lines[0]).toMatch(/^hosts\.json:\d+:\d+\t站点\tm\.example$/);
  });
  it.each(
    casesOfRun(
      [
        [['--channel', '5266'], 'channel', 'not listed', '5236'],
        [['--channel', '526'], 'channel', 'not listed', '5236'],
        [['--channel', '52655'], 'channel', 'not listed', '5265'],
        [['--channel', '99999'], 'channel', 'not listed', null],
        [['--channel', 'constructor'], 'channel', 'not listed', null],
        [['--channel', '5265'], 'channel', 'listed in channels.json', null],
        [['--channel', '5320', '--city', '杭洲'], 'cityRule', 'not listed', '杭州'],
        [['--channel', '5320', '--city', '乌鲁木齐'], 'cityRule', 'not listed', null],
        [['--channel', '5320', '--city', '杭州市'], 'cityRule', 'holds only in', null],
        [['--channel', '5818', '--city', '杭洲市'], 'cityRule', 'not listed', '杭州'],
        [['--host', 'm.exampl'], 'host', 'not in hosts.json', 'm.example'],
        [['--host', 'elsewhere.net'], 'host', 'not in hosts.json', null],
      ],
      firstOf(([, , note, near]) => [note, near === null].join()),
    ),
  )('%j: the %s is %s, and %s is near', async (args, stage, note, near) => {
    const { code, stdout } = await explain([...args, ...settled, '--json', '--lang=en']);
    expect(code).toBe(0);
    const step = JSON.parse(stdout).steps.find((one: { stage: string }) => one.stage === stage);
    expect(step.reason).toContain(note);
    if (near) expect(step.reason).toContain(`did you mean "${near}"?`);
    else expect(step.reason).not.toContain('did you mean');
  });
  const notes: [args: string[], note: string][] = [
    [['--query', 'frm=4'], 'parameter "frm", did you mean "from"?'],
    [['--flags', '0,9,3'], 'succ_todo 9 is not between 0 and 7'],
    [['--flags', '2,0,0'], 'input_form 2 is not between 0 and 1'],
    [['--path', '/lgoin'], 'path "/lgoin", did you mean "/login"?'],
  ];
  it.each(casesOfRun(notes, (_, at) => at < 2))('%j is answered, with a note that %s', async (args, note) => {
    const { code, stderr } = await explain([...args, '--lang=en']);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^note: [^\n]+\n$/);
    expect(stderr).toContain(note);
  });
  inFullRun('consecutive rows that failed for the same fact share a line', async () => {
    const stdout = toldOfShanghai.human;
    expect(stdout).toMatch(/^ {6}× form-ip-info-failed, saved, refused, .+: outcome = null$/m);
    // The page after the login evaluates the same table again, and its reason says so.
    expect(stdout.match(/: outcome = null$/gm)).toHaveLength(1);
    expect(stdout.match(/^ {6}× 其余同上$/gm)?.length).toBeGreaterThan(1);
    const told = [...stdout.matchAll(/^ {6}× (.+): (\S+) = /gm)];
    const facts = told.flatMap(([, rows = '', fact]) => rows.split(', ').map((row) => `${row} ${fact}`));
    expect(new Set(facts).size).toBe(facts.length);
  });
  inFullRun('the output has the outcome first, and the steps of a stage together', async () => {
    const stdout = toldOfShanghai.human;
    expect(stdout.indexOf('页面标题')).toBe(0);
    const [answer = '', why = ''] = stdout.split('── 为什么 ──');
    expect(answer).toContain('登录后      downloadPage');
    expect(why.match(/^ ?\d+ {2}登录后/gm)).toHaveLength(1);
    expect(why).toMatch(/^ 4 {2}导航 .+ 停留/m);
  });
  inFullRun('a step that depends on open axes has no line in its source location', async () => {
    for (const short of [[], ['--short']]) {
      const { stdout } = await explain(['--channel', '5611', ...short]);
      expect(stdout).not.toMatch(/:1:1$|:1:1\t/m);
      expect(stdout).toContain('definitions/flags.json');
    }
    const { steps } = await json(['--channel', '5611']);
    expect(steps.map(({ source }: { source: object }) => source)).toContainEqual({
      file: 'definitions/flags.json',
      line: 1,
      column: 1,
    });
  });
  inNpmTest('the brand step has the source location of each level that provides a field', async () => {
    const { steps } = toldOfShanghai.json;
    const { reason } = steps.find(({ stage }: { stage: string }) => stage === 'brand');
    expect(reason).toMatch(/name、.*：品牌 brands\.json:\d+:\d+/);
    const [, line, column, variant] =
      /companyName、icp.*：渠道 channels\.json:(\d+):(\d+) \+ (\S+) brands\.json:\d+:\d+/.exec(reason) ?? [];
    const place = { file: 'channels.json', line: Number(line), column: Number(column) };
    expect(textAt(place)).toContain(`"apply": ["${variant}"`);
  });
  // In `npm test` tests/properties/ops/explain.test.ts has a batch with any characters.
  inFullRun('explain escapes control characters of its input (T19)', async () => {
    for (const format of [[], ['--short'], ['--json']]) {
      const { stdout } = await explain(['--channel', '\u001b[31m\u009b1', '--city', '\u202e', ...format]);
      expect(stdout.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });
});

/** Lines and columns move with every edit of the config; files do not. */
const withoutPlaces = (text: string): string => text.replaceAll(/(\.json):\d+:\d+/g, '$1:…');

describe('explain exits with 2 on wrong usage', () => {
  it.each(
    casesOfRun<[args: string[], suggestion: string]>(
      [
        [['--chanel', '1'], '--channel'],
        [['--flags', '1,2'], '0,4,3'],
        [['--flags', '0,,3'], '0,4,3'],
        [['--flags', '0,4,'], '0,4,3'],
        [['--flags', '0,4,3,1'], '0,4,3'],
        [['--flags', '0,4,0x3'], '0,4,3'],
        [['--flags', '0,4,1e1'], '0,4,3'],
        [['--flags', ''], '0,4,3'],
        [['--application', 'windows'], '"ios", "android", "web"'],
        [['--user', 'yes'], '"ok", "failed"'],
        [['--url', 'nowhere'], 'nowhere'],
        [['--host', 'https://m.example/login'], '--url'],
        [['--url', 'https://m.example/', '--host', 'm.example'], '--host'],
        [['--url', 'https://m.example/', '--path', '/'], '--path'],
        [['--query', 'from'], 'from'],
        [['--query', '=4'], '=4'],
        [['--format', 'sarif'], 'human, json'],
        [['--host'], '--host'],
        [['m.example'], 'explain'],
      ],
      firstOf(([[option]]) => option),
    ),
  )('%j', async (args, suggestion) => {
    const { code, stdout, stderr } = await explain(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(suggestion);
    expect(stderr).toMatch(/^funnel: [^\n]+\n$/);
  });
});

describe.runIf(!isFullRun)('explain exits with 3 without a usable config', () => {
  inNpmTest('explain reports a config with errors, and explains nothing', async () => {
    const { code, stdout, stderr } = await withOverlay(join(configs, 'err/city-unknown'), (dir) =>
      explain(['--config', dir]),
    );
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain('杭洲');
    expect(stderr).toContain('funnel: ');
  });
  inNpmTest('explain reports a missing config or batch file', async () => {
    expect((await explain(['--config', '/nowhere'])).code).toBe(3);
    const missing = await explain(['--batch', 'no-such-file.jsonl']);
    expect(missing).toMatchObject({ code: 3, stdout: '' });
    expect(missing.stderr).toContain('ENOENT');
    expect((await explain(['--batch', '.'])).code).toBe(3);
  });
});

describe('explain --batch', () => {
  inNpmTest(
    'explain --batch answers standard input line by line, with defaults for omitted keys',
    async () => {
      const lines = [
        '{}',
        '{"host":"event.example","token":true,"path":"/login"}',
        'nonsense',
        '{"chanel":"5265"}',
        '{"channel":5265,"city":"北京","token":null}',
      ];
      const { code, stdout, stderr } = await explain(
        ['--batch', '-', '--lang=en'],
        asStdin(lines.join('\r\n')),
      );
      expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
      const told = stdout
        .trimEnd()
        .split('\n')
        .map((one) => JSON.parse(one));
      expect(told).toHaveLength(5);
      expect(told[0]).toMatchObject({
        format: 'funnel.explain/1',
        input: {},
        outcome: {
          host: 'default',
          landing: { name: 'login', path: '/login', page: 'login' },
          flags: { input_form: 0, succ_todo: 0, fail_todo: 0 },
          flagsFrom: 'server',
          destinations: { success: 'successDownload', failure: 'failPage', skipForm: 'failPage' },
          afterLogin: 'formPackage',
        },
      });
      expect(told[1].outcome.landing.path).toBe('/login');
      expect(told[2].error).toEqual({ line: 3, message: expect.stringContaining('JSON') });
      expect(told[3].error).toEqual({
        line: 4,
        message: expect.stringContaining('unknown key "chanel", did you mean "channel"?; there are host'),
      });
      expect(told[4]).toMatchObject({
        input: { channel: '5265', city: '北京' },
        outcome: { flagsFrom: 'city' },
      });
      expect(stdout).not.toContain('byAxis');
    },
  );
  inNpmTest(
    'explain --batch uses the chosen language, and accepts flags as a list, a text or an object',
    async () => {
      const lines = [
        '{ "application": "iphone" }',
        '{ "flags": [0, 4] }',
        '{ "flags": [0, 4, 3] }',
        '{ "flags": "0,4,3" }',
      ];
      const { code, stdout } = await explain(['--batch', '-'], asStdin(lines.join('\n')));
      expect(code).toBe(2);
      const told = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(told[0].error.message).toContain('得到 "iphone"，是否 "ios"？');
      expect(told[1].error.message).toContain('三个整数');
      for (const { input } of told.slice(2))
        expect(input).toEqual({ flags: { input_form: 0, succ_todo: 4, fail_todo: 3 } });
    },
  );
  inNpmTest('explain --batch prints nothing for empty input', async () => {
    expect(await explain(['--batch', '-'], asStdin('\n  \n'))).toEqual({ code: 0, stdout: '', stderr: '' });
  });
  inFullRun('explain --batch reads a file relative to the current folder', async () => {
    const { code, stdout } = await explain(['--batch', 'hosts.json'], { cwd: root });
    expect(code).toBe(2);
    expect(stdout.split('\n')[0]).toContain('"line":1');
  });
  inNpmTest('answers odd lines like others', async () => {
    const odd = {
      'a lone surrogate in a parameter': '{"query":{"bd_vid":"\\ud800"}}',
      'a parameter with a name that is a query': '{"query":{"x&_channel":"5813"}}',
      'keys of the prototype': '{"query":{"__proto__":"1","constructor":"2"}}',
      'a mark on a host that clears tokens':
        '{"host":"event.example","token":true,"query":{"mark":"m"},"path":"/login"}',
      'both marks': '{"channel":"683","token":true,"query":{"mark":"m","markcode":"c"},"path":"/index.html"}',
      'flags outside 0 to 7': '{"flags":{"succ_todo":99,"fail_todo":-1}}',
    };
    const { code, stdout, stderr } = await explain(['--batch', '-'], asStdin(Object.values(odd).join('\n')));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const told = stdout.trimEnd().split('\n');
    expect(told).toHaveLength(Object.keys(odd).length);
    for (const [at, name] of Object.keys(odd).entries())
      expect(JSON.parse(told[at] ?? '').outcome.landing.path, name).not.toBe('/404err');
  });
});
