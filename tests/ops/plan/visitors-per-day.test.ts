import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { run, small } from '../cli/run-main.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'funnel-people-'));
  cpSync(small, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

// biome-ignore lint/suspicious/noExplicitAny: the files are edited as an operator would edit them.
function edit(file: string, change: (content: any) => void): void {
  const path = join(dir, file);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, JSON.stringify(content, null, 2));
}

const traffic = (...rows: string[]) =>
  writeFileSync(join(dir, 'traffic.csv'), `${['channel,host,city,visitors', ...rows].join('\n')}\n`);
const planText = async (...args: string[]) => (await run(['plan', small, ...args], { cwd: dir })).stdout;
const planJson = async () => JSON.parse(await planText('--json')) as Plan;

/** On auto.example, visitors from 杭州 fail after success; on every host, visitors of channel 5589 see a title. */
function editTwoThings(): void {
  edit('definitions/destinations.json', ({ success }) =>
    success.rules.unshift({ id: 'new', when: { host: 'auto.example', city: '杭州' }, go: 'notFound' }),
  );
  edit('channels.json', ({ channels }) => Object.assign(channels['5589'], { title: '新标题' }));
}

describe('with traffic.csv', () => {
  it('a plan counts the rows that have a situation with a difference', async () => {
    editTwoThings();
    traffic(
      '5265,auto.example,杭州,1000', // the rule
      '5265,auto.example,杭州市,200', // the rule, by an alias
      '5265,auto.example,,30', // perhaps from 杭州
      ',auto.example,杭州,4', // the rule, without a channel
      '9999,auto.example,杭州,500', // the rule, by a channel that is not listed
      '5589,auto.example,杭州,60', // both, counted once
      '5589,default,北京,7000', // the title
      '5589,other.example,,80000', // the title, on a host that is not listed
      '5265,auto.example,深圳,100000', // nothing
      '5265,default,杭州,100000', // nothing
      '9999,other.example,,100000', // nothing
    );
    const plan = await planJson();
    expect(plan.visitorsPerDay).toBe(1000 + 200 + 30 + 4 + 500 + 60 + 7000 + 80000);
    const ofCause = (file: string) =>
      plan.groups.filter(({ cause }) => cause.edits.some((one) => one.file === file));
    expect(ofCause('channels.json').map(({ visitorsPerDay }) => visitorsPerDay)).toEqual([60 + 7000 + 80000]);
    const zh = await planText();
    expect(zh.startsWith('约 88,794 名访客/天 · 影响 ')).toBe(true);
    expect(zh).toMatch(/\n.*destinations\.json:\S+ {2}约 1,794 名访客\/天\n/);
    expect(zh).toMatch(/\n.*channels\.json:\S+ {2}约 87,060 名访客\/天\n/);
    expect((await planText('--lang=en')).startsWith('about 88,794 visitors a day · Reaches ')).toBe(true);
    const markdown = await planText('--format=md', '--lang=en');
    expect(markdown.startsWith('## funnel plan: about 88,794 visitors a day · Reaches ')).toBe(true);
    expect(markdown).toContain('about 1,794 visitors a day');
  });

  it('visitors of a changed page are counted', async () => {
    edit('definitions/pages/login.json', (page) => {
      page.title = '别的标题';
    });
    traffic('5265,default,,12');
    const plan = await planJson();
    expect(plan.pages.map(({ page }) => page)).toEqual(['login']);
    expect(plan.visitorsPerDay).toBe(12);
  });

  it('the risks of most visitors come first', async () => {
    edit('channels.json', ({ channels }) => {
      channels['5265'].brand = { companyName: '甲' };
      channels['5589'].ads.conversionId = 'abc-2';
    });
    const risksOf = async () => (await planJson()).risks.map(({ risk }) => risk);
    traffic('5265,default,,10', '5589,default,,900');
    expect(await risksOf()).toEqual(['conversion-changed', 'company-changed']);
    const [, first, second] =
      (await planText('--lang=en')).split('\nrisks\n')[1]?.split(/^ {2}(?=\S)/m) ?? [];
    expect(first).toMatch(/^conversion id or network changed {2}about 900 visitors a day · 1 channel/);
    expect(second).toMatch(/^company or registration changed {2}about 10 visitors a day · /);
    traffic('5265,default,,900', '5589,default,,10');
    expect(await risksOf()).toEqual(['company-changed', 'conversion-changed']);
  });

  it('zero visitors name the file, which may lack them', async () => {
    editTwoThings();
    traffic('5265,default,深圳,5');
    expect((await planText()).startsWith('约 0 名访客/天（按 traffic.csv） · 影响 ')).toBe(true);
  });

  it('a plan without a difference has no number in its first line', async () => {
    traffic('5265,default,深圳,5');
    expect((await planText()).startsWith('没有访客会看到任何不同。')).toBe(true);
    expect((await planJson()).visitorsPerDay).toBe(0);
  });
});

describe('without traffic.csv', () => {
  it('the first line has channels and hosts, and JSON has null', async () => {
    editTwoThings();
    expect((await planText()).startsWith('影响 ')).toBe(true);
    const { visitorsPerDay, risks, groups } = await planJson();
    expect([{ visitorsPerDay }, ...risks, ...groups].map((one) => one.visitorsPerDay)).toEqual(
      Array.from({ length: 1 + risks.length + groups.length }, () => null),
    );
  });

  it.each(['human', 'md'])('the number of situations and the axes come last in %s', async (format) => {
    editTwoThings();
    const lines = (await planText(`--format=${format}`)).trimEnd().split('\n');
    const at = lines.flatMap((line, index) =>
      /种情形中.*种的结果不同：2 站点 × 4 渠道/.test(line) ? [index] : [],
    );
    expect(at).toEqual([lines.length - 1]);
  });
});

it.each(['human', 'md'])('thirty equal channels have one example in %s', async (format) => {
  const numbers = Array.from({ length: 30 }, (_, at) => String(5001 + at));
  edit('channels.json', ({ channels }) => {
    for (const number of numbers) channels[number] = { title: '新渠道', cityRule: 'big-cities' };
  });
  traffic(...numbers.map((number) => `${number},default,,10`));
  const text = await planText(`--format=${format}`, '--lang=en');
  expect(text).toContain('Channel 5001, 5002, 5003 and 27 more added');
  expect(text).toContain('about 300 visitors a day');
  expect(text.match(/funnel explain/g)).toHaveLength(1);
  expect(text).not.toContain('5004');
});
