import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listConfigFiles } from '../../../ops/config/config-files.ts';
import { todayIn } from '../../../ops/diagnostics/today.ts';
import { readConfig } from '../../../ops/index.ts';
import { configs, run, small, withOverlay } from '../cli/run-main.ts';

const near = join(configs, 'near/allow-unused');
const tracker = (dir: string, today: string) => readConfig(dir, { today });

/** Variants of the JSON with a `$allow` on each object that has keys of its own; maps of ids are recognised by their values. */
function allowEverywhere(value: unknown, isMap: (value: object) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => allowEverywhere(one, isMap));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, allowEverywhere(one, isMap)]),
  );
  return isMap(value) ? inner : { ...inner, $allow: [{ code: 'rule-noop', reason: '只为测试' }] };
}

/** Checks the small config with the first `from` of its channels replaced. */
function withChannels<T>(from: string, to: string, use: (dir: string) => T): T {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-allow-'));
  cpSync(small, dir, { recursive: true });
  const file = join(dir, 'channels.json');
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
  try {
    return use(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

describe('$allow', () => {
  it.each(['2026-13-01', '2027-02-31', '2027-02-29', '1900-02-29', '2026-04-31', '2026-00-10', '2026-10-00'])(
    'refuses the day %s, which does not exist',
    (until) =>
      withChannels(
        '"ads": {',
        `"ads": { "$allow": [{ "code": "tracker-missing", "reason": "只为测试", "until": "${until}" }],`,
        (dir) => {
          const { diagnostics } = tracker(dir, '2026-01-01');
          expect(diagnostics.map(({ code }) => code)).toEqual(['schema-pattern']);
          expect(diagnostics[0]?.help?.zh).toContain('日历');
        },
      ),
  );

  it.each(['2028-02-29', '2000-02-29', '2026-12-31', '2026-11-30', '2027-02-28'])(
    'accepts the day %s',
    (day) =>
      withChannels(
        '"ads": {',
        `"ads": { "$allow": [{ "code": "tracker-missing", "reason": "只为测试", "until": "${day}" }],`,
        (dir) =>
          expect(tracker(dir, '1999-01-01').diagnostics.map(({ code }) => code)).toEqual(['allow-unused']),
      ),
  );

  it('$allow among ids is one finding, which names its proper location', () =>
    withChannels(
      '"channels": {',
      '"channels": { "$allow": [{ "code": "tracker-missing", "reason": "只为测试" }],',
      (dir) => {
        const { diagnostics } = tracker(dir, '2026-11-21');
        expect(diagnostics.map(({ code }) => code)).toEqual(['schema-property-names']);
        expect(diagnostics[0]?.help?.zh).toContain('那一项的 { } 里');
      },
    ));

  it('$allow is valid on its last day and expires on the next', () =>
    withOverlay(join(configs, 'near/allow-expired'), (dir) => {
      expect(tracker(dir, '2026-11-21')).toMatchObject({ diagnostics: [], allowed: 1 });
      const codes = tracker(dir, '2026-11-22').diagnostics.map(({ code }) => code);
      expect(codes).toEqual(['tracker-missing', 'allow-expired']);
    }));

  it('check counts accepted findings in the last line, and the JSON format does not change', () =>
    withOverlay(near, async (dir) => {
      const human = await run(['check', '--config', dir]);
      expect(human).toMatchObject({ code: 0, stdout: expect.stringMatching(/; 已接受 1 条\n$/) });
      const json = JSON.parse((await run(['check', '--config', dir, '--json'])).stdout);
      expect(Object.keys(json)).toEqual(['format', 'findings', 'summary']);
      expect(Object.keys(json.summary)).not.toContain('allowed');
    }));

  it('$allow accepts no finding beside or above its object', () =>
    withOverlay(near, (dir) => {
      const file = join(dir, 'channels.json');
      const channels = JSON.parse(readFileSync(file, 'utf8'));
      channels.channels['5265'].$allow = channels.channels['5589'].ads.$allow;
      delete channels.channels['5589'].ads.$allow;
      writeFileSync(file, JSON.stringify(channels));
      const codes = tracker(dir, '2026-11-21').diagnostics.map(({ code }) => code);
      expect(codes.sort()).toEqual(['allow-unused', 'tracker-missing']);
    }));

  it('$allow is accepted on every object with keys of its own, and never changes the meaning of the config', () => {
    const dir = mkdtempSync(join(tmpdir(), 'funnel-allow-'));
    cpSync(small, dir, { recursive: true });
    const maps = ['hosts', 'channels', 'brands', 'variants', 'cities', 'rules', 'networks', 'clickIds'];
    maps.push(
      'routes',
      'endpoints',
      'messages',
      'showWhenAnswers',
      'flags',
      'channelInfo',
      'values',
      'stored',
    );
    maps.push('onlyFor');
    for (const { file } of listConfigFiles(dir)) {
      const value = JSON.parse(readFileSync(join(dir, file), 'utf8'));
      const found = new Set<object>();
      const find = (inner: unknown) => {
        if (typeof inner !== 'object' || inner === null) return;
        for (const [key, one] of Object.entries(inner)) {
          if (maps.includes(key) && typeof one === 'object' && !Array.isArray(one)) found.add(one as object);
          find(one);
        }
      };
      find(value);
      const isMap = (one: object) => found.has(one);
      writeFileSync(join(dir, file), JSON.stringify(allowEverywhere(value, isMap)));
    }
    const { config, diagnostics } = readConfig(dir);
    rmSync(dir, { recursive: true });
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['allow-unused']));
    expect(config).toEqual(readConfig(small).config);
  });
});

it('check uses the date in the time zone of the site, or in UTC for an unknown time zone', () => {
  expect(todayIn('Asia/Shanghai')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(todayIn('Nowhere/At-All')).toBe(new Date().toISOString().slice(0, 10));
});
