import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cityResolver } from '../../../ops/config/city-names.ts';
import { readConfig } from '../../../ops/index.ts';
import { run, small } from '../cli/run-main.ts';

function withAliases<T>(use: (dir: string, file: string) => T): T {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-city-'));
  cpSync(small, dir, { recursive: true });
  const file = join(dir, 'definitions/cities.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"cities": ["深圳", "杭州"]', '"cities": ["深圳市", "杭州"]'));
  return use(dir, file);
}

it('an alias of a city is replaced by the listed name in every use of the config', () =>
  withAliases((dir) => {
    const { config, diagnostics } = readConfig(dir);
    rmSync(dir, { recursive: true });
    expect(diagnostics.map(({ code }) => code)).toEqual(['city-alias']);
    expect(config).toEqual(readConfig(small).config);
  }));

it('--fix replaces an alias by the listed name, and changes nothing else', () =>
  withAliases(async (dir, file) => {
    expect(await run(['check', '--config', dir, '--fix'])).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(small, 'definitions/cities.json'), 'utf8'));
    rmSync(dir, { recursive: true });
  }));

it('a list with a city under both names gives a finding for the alias only, without a fix', () =>
  withAliases(async (dir, file) => {
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('["深圳市", "杭州"]', '["深圳市", "深圳", "杭州"]'),
    );
    const before = readFileSync(file, 'utf8');
    const { stdout } = await run(['check', '--config', dir, '--fix', '--json']);
    expect(JSON.parse(stdout).findings).toMatchObject([
      { code: 'city-alias', pointer: '/rules/big-cities/cities/0' },
    ]);
    expect(readFileSync(file, 'utf8')).toBe(before);
    rmSync(dir, { recursive: true });
  }));

it.each([
  ['吉林省', { 吉林市: {} }, undefined],
  ['吉林省', { 吉林: { aliases: ['吉林市'] } }, undefined],
  ['吉林', { 吉林市: {}, 吉林省: {} }, undefined],
  ['阿勒泰地区', { 阿勒泰市: {} }, undefined],
  ['吉林市', { 吉林: { aliases: ['吉林市'] } }, '吉林'],
  ['吉林', { 吉林市: {} }, '吉林市'],
  ['上海', { 上海市: {} }, '上海市'],
])('%s among %j stands for %s: another suffix is another place', (name, cities, city) => {
  const file = {
    file: 'definitions/cities.json',
    kind: 'cities',
    stem: 'cities',
    value: { cities },
  } as const;
  expect(cityResolver([file])(name)).toBe(city);
});

it.each([
  ['杭州市', '杭州'],
  ['内蒙古自治区', '内蒙古'],
  ['香港特别行政区', '香港'],
  ['吉林', '吉林市'],
  ['羊城', '广州'],
  ['广州', undefined],
  ['沙市', undefined],
  ['吉林市', undefined],
  ['长春', undefined],
])('the name %s resolves to %s', (name, city) => {
  const cities = { 杭州: {}, 内蒙古: {}, 香港: {}, 吉林市: {}, 广州: { aliases: ['羊城'] }, 沙: {} };
  const file = {
    file: 'definitions/cities.json',
    kind: 'cities',
    stem: 'cities',
    value: { cities },
  } as const;
  expect(cityResolver([file])(name)).toBe(city);
});
