import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { configs, run, small } from '../cli/run-main.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'funnel-traffic-check-'));
  cpSync(small, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const broken = (name: string) => cpSync(join(configs, 'err', name), dir, { recursive: true });
const traffic = (...rows: string[]) =>
  writeFileSync(join(dir, 'traffic.csv'), `${['channel,host,city,visitors', ...rows].join('\n')}\n`);
const check = async (...args: string[]) => (await run(['check', '--config', dir, ...args])).stdout;
async function visitorsByPlace(): Promise<Record<string, number | undefined>> {
  const { findings } = JSON.parse(await check('--json')) as {
    findings: { file: string; pointer: string; visitorsPerDay?: number }[];
  };
  return Object.fromEntries(
    findings.map(({ file, pointer, visitorsPerDay }) => [`${file}#${pointer}`, visitorsPerDay]),
  );
}

it('a finding about a channel says how many visitors a day come by it, in every format for people', async () => {
  broken('tracker-missing');
  traffic('5265,default,,1200', '5265,auto.example,深圳,20', ',default,,80000');
  expect(await visitorsByPlace()).toEqual({
    'channels.json#/channels/5265/ads': 1220,
    'channels.json#/channels/5589/ads': undefined,
  });
  expect(await check()).toContain('\n      = 约 1,220 名访客/天\n');
  expect(await check('--lang=en')).toContain('\n      = about 1,220 visitors a day\n');
  expect(await check('--format=md')).toContain(' — 约 1,220 名访客/天 |');
});

it('the visitors of every host that is not listed are those of the default host', async () => {
  broken('host-punycode');
  traffic('5265,xn--ypal-43d9g.example,,7', '5265,other.example,,900', '5265,default,,80');
  expect((await visitorsByPlace())['hosts.json#/hosts/xn--ypal-43d9g.example']).toBe(7);
});

it('a finding about a city rule says how many visitors a day it concerns, unless an unknown city may be among them', async () => {
  broken('city-alias');
  const pointer = 'definitions/cities.json#/rules/big-cities/cities/1';
  const rows = [
    '5265,default,深圳市,500',
    '5589,auto.example,杭州,60',
    '5265,default,南京,7',
    ',default,杭州,8',
  ];
  traffic(...rows, ',default,,9');
  expect((await visitorsByPlace())[pointer]).toBe(560);
  traffic(...rows, '5265,default,,9');
  expect((await visitorsByPlace())[pointer]).toBeUndefined();
});

it('without traffic.csv a finding has the properties of before', async () => {
  broken('tracker-missing');
  expect(await check('--json')).not.toContain('visitorsPerDay');
  expect(await check()).not.toContain('访客/天');
});

it('check reports errors of traffic.csv, which keep nobody from publishing the config', async () => {
  traffic('5265,default,,many');
  const { code, stdout } = await run(['check', '--config', dir]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^traffic\.csv\n {2}2:15 +error +traffic-invalid /);
  expect(readConfig(dir).diagnostics).toEqual([]);
});

it('check reports a file that is not UTF-8, and a header with another column, each at its place', async () => {
  const file = join(dir, 'traffic.csv');
  writeFileSync(file, Buffer.from('6368616e6e656c2ccad0', 'hex'));
  expect(await check()).toMatch(/^traffic\.csv\n {2}1:1 +error +traffic-invalid +文件不是 UTF-8 编码/);
  writeFileSync(file, 'channel,hots,city,visitors\n');
  expect(await check()).toMatch(/\n {2}1:9 +error +traffic-invalid +首行没有列 "hots"/);
});

it('an unlisted channel is an info, which fails no build', async () => {
  traffic('9999,default,,10');
  const { code, stdout } = await run(['check', '--config', dir]);
  expect(code).toBe(0);
  expect(stdout).toContain('traffic-unlisted');
});
