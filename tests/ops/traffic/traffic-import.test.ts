import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run, small } from '../cli/run-main.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'funnel-traffic-'));
  cpSync(small, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const written = () => readFileSync(join(dir, 'traffic.csv'), 'utf8');
function importOf(content: string | Uint8Array, ...args: string[]) {
  writeFileSync(join(dir, 'in.csv'), content);
  return run(['traffic', 'import', 'in.csv', ...args], { cwd: dir });
}

describe('funnel traffic import', () => {
  it('sums equal rows, sorts, and writes the columns in their order', async () => {
    const { code, stdout, stderr } = await importOf(
      'city,visitors,host,channel\r\n深圳,100,default,5589\r\n,7,auto.example,\r\n杭州市,2,default,5265\r\n深圳,5,default,5589\r\n',
      '--lang=en',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe('traffic.csv: 3 rows, 114 visitors a day (1 added to rows with the same names)\n');
    expect(written()).toBe(
      'channel,host,city,visitors\n,auto.example,,7\n5265,default,杭州市,2\n5589,default,深圳,105\n',
    );
    expect(readdirSync(dir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('reads UTF-8 with a byte order mark, quoted cells and empty lines', async () => {
    const { code } = await importOf('\uFEFFchannel,host,city,visitors\n\n"5265","default","深圳","1"\n\n');
    expect(code).toBe(0);
    expect(written()).toBe('channel,host,city,visitors\n5265,default,深圳,1\n');
  });

  it('warns once about names that the config does not list, and imports them', async () => {
    const { code, stderr } = await importOf(
      'channel,host,city,visitors\n5266,defualt,北京,1\n5266,auto.example,上海,1\n',
      '--lang=en',
    );
    expect(code).toBe(0);
    expect(stderr.trim().split('\n')).toEqual([
      'warning in.csv:2: no channel "5266", did you mean "5265"? It is counted as not listed',
      'warning in.csv:2: no host "defualt", did you mean "default"? It is counted as any other host (default)',
      'warning in.csv:2: no city 北京, 上海; counted as any other city',
    ]);
  });

  it.each([
    ['a missing column', 'channel,host,visitors\n', 'in.csv:1: the header lacks the column city'],
    ['an empty file', '', 'in.csv:1: the header lacks the column channel'],
    ['a mistyped column', 'channel,host,ctiy,visitors\n', 'did you mean "city"?'],
    ['a column twice', 'channel,host,city,visitors,city\n', 'has the column city 2 times'],
    ['a further column', 'channel,host,city,visitors,phone\n', 'unknown column "phone"'],
    ['a fraction', 'channel,host,city,visitors\n1,default,,1\n1,default,,1.5\n', 'in.csv:3: visitors should'],
    ['a negative number', 'channel,host,city,visitors\n1,default,,-1\n', 'in.csv:2: visitors should'],
    ['no number', 'channel,host,city,visitors\n1,default,,\n', 'in.csv:2: visitors should'],
    ['a huge number', 'channel,host,city,visitors\n1,default,,90071992547409930\n', 'in.csv:2: visitors'],
    [
      'a huge sum',
      'channel,host,city,visitors\n1,default,,9007199254740991\n2,default,,1\n',
      'in.csv:3: up to this line',
    ],
    ['no host', 'channel,host,city,visitors\n1,,,1\n', 'in.csv:2: host is empty'],
    ['too few cells', 'channel,host,city,visitors\n1,default,1\n', 'in.csv:2: has 3 columns'],
    ['an open quote', 'channel,host,city,visitors\n1,default,"a\nb,1\n', 'in.csv:2: a quote is not closed'],
    ['text after a quote', 'channel,host,city,visitors\n"1"2,default,,1\n', 'in.csv:2: there is text after'],
  ])('refuses %s with its line, and writes nothing', async (_, content, message) => {
    const { code, stdout, stderr } = await importOf(content, '--lang=en');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(existsSync(join(dir, 'traffic.csv'))).toBe(false);
  });

  it.each([
    ['semicolons', 'channel;host;city;visitors\n1;default;;1\n', 'separated by ";" instead of commas'],
    ['tabs', 'channel\thost\tcity\tvisitors\n1\tdefault\t\t1\n', 'separated by a tab'],
    ['no header', '5265,default,深圳,1\n', 'the first line has no names of columns'],
    ['a misspelt column', 'channel,host,city,visitor\n1,default,,1\n', 'unknown column "visitor"'],
    ['a Chinese column', '渠道,host,city,visitors\n1,default,,1\n', 'unknown column "渠道"'],
    ['one column under the name of another', 'channel,host,city,city\n', 'has the column city 2 times'],
    ['an empty file', '', 'lacks the column channel, and also host, city, visitors'],
  ])('names %s once, in the import and in check', async (_, content, message) => {
    const imported = await importOf(content, '--lang=en');
    const [line, nothing, ...more] = imported.stderr.trim().split('\n');
    expect(line).toContain(message);
    expect([nothing, ...more]).toEqual(['nothing imported; traffic.csv is unchanged']);
    writeFileSync(join(dir, 'traffic.csv'), content);
    const { stdout } = await run(['check', '--json'], { cwd: dir });
    const { findings } = JSON.parse(stdout) as { findings: { code: string }[] };
    expect(findings.filter(({ code }) => code === 'traffic-invalid')).toHaveLength(1);
  });

  it.each([
    // "深圳" in GB18030.
    [
      'GB18030',
      Buffer.from([...Buffer.from('channel,host,city,visitors\n1,default,'), 0xc9, 0xee, 0xdb, 0xda]),
    ],
    ['UTF-16 with a byte order mark', Buffer.from('\uFEFFchannel,host,city,visitors\n', 'utf16le')],
    ['UTF-16 without one', Buffer.from('channel,host,city,visitors\n', 'utf16le')],
  ])('says that %s is not UTF-8', async (_, bytes) => {
    const { code, stderr } = await importOf(bytes);
    expect(code).toBe(1);
    expect(stderr).toContain('in.csv: 文件不是 UTF-8 编码');
  });

  it('the exit code is 2 for wrong usage and 3 for a file that cannot be read', async () => {
    const misspelt = await run(['traffic', 'imprt', 'in.csv'], { cwd: dir });
    expect(misspelt).toMatchObject({ code: 2, stdout: '' });
    expect(misspelt.stderr).toContain('"import"');
    expect((await run(['traffic', 'import'], { cwd: dir })).code).toBe(2);
    expect((await run(['traffic', 'import', 'none.csv'], { cwd: dir })).code).toBe(3);
    expect((await run(['traffic', 'import', 'public'], { cwd: dir })).code).toBe(3);
  });

  it('funnel plan refuses a traffic.csv with an error instead of giving wrong numbers', async () => {
    writeFileSync(join(dir, 'traffic.csv'), 'channel,host,city,visitors\n1,default,,many\n');
    const { code, stderr } = await run(['plan', small, '--lang=en'], { cwd: dir });
    expect(code).toBe(3);
    expect(stderr).toContain('traffic.csv:2: visitors should be a whole number');
  });
});
