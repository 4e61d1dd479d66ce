import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/check/check-config.ts';
import { inAllLanguages } from '../../../ops/languages/all-languages.ts';
import { root } from '../../../publish/environment/settings.ts';
import type { Config } from '../../../schemas/index.ts';
import { run } from '../cli/run-main.ts';

const example = join(root, 'examples/event-registration');
const folders: string[] = [];
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

/** A copy of the bilingual example with a text of a file replaced. */
function edited(...edits: [file: string, from: string, to: string][]): string {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-languages-'));
  folders.push(dir);
  cpSync(example, dir, { recursive: true });
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(dir, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(dir, file), text.replace(from, to));
  }
  return dir;
}

const form = 'definitions/forms/registration.json';
const findingsOf = (dir: string) =>
  readConfig(dir).diagnostics.map(({ code, file, pointer, message }) => [code, file, pointer, message.en]);

/** The places at which two values differ, with the types of both values there. */
function differences(one: unknown, other: unknown, at = ''): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other ? [] : [`${at} ${typeof one} ${typeof other}`];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const part = (of: object, key: string) => (of as Record<string, unknown>)[key];
  return [...keys].flatMap((key) => differences(part(one, key), part(other, key), `${at}/${key}`));
}

describe('a config in several languages', () => {
  const { config } = readConfig(example);
  const { inLanguages, ...chinese } = config as Config;
  const english = inLanguages?.en as Config;

  it('has its own texts and those that ship in each language', () => {
    expect([chinese.site.language, english.site.language]).toEqual(['zh-CN', 'en']);
    expect([chinese, english].map(({ forms }) => forms.registration?.submitLabel)).toEqual([
      '报名',
      'Register',
    ]);
    expect([chinese, english].map(({ messages }) => messages.messages['action.back'])).toEqual([
      '返回',
      'Back',
    ]);
    expect([chinese, english].map(({ pages }) => pages['not-found']?.body[1])).toMatchObject([
      { title: '页面不存在' },
      { title: 'This page does not exist' },
    ]);
  });

  it('decides alike in all of them: its languages differ in texts that are shown, and in nothing else', () => {
    const found = differences(chinese, english);
    expect(found.length).toBeGreaterThan(100);
    const isShown = (place: string) => /^\/(brands|messages|pages|forms)\//.test(place);
    expect(found.filter((place) => !isShown(place))).toEqual(['/site/language string string']);
    expect(found.filter((place) => !place.endsWith(' string string'))).toEqual([]);
    const isDecisive = (place: string) =>
      place.startsWith('/forms/') && /\/(id|value|kind|endpoint|page|code)[ /]/.test(place);
    expect(found.filter(isDecisive)).toEqual([]);
  });
});

describe('check of a config in several languages', () => {
  it('reports a mistake in one language at the text of that language, once', () => {
    const dir = edited(
      [form, '"en": "Register"', '"en": "Register for one whole day"'],
      [form, '"报名"', '"{报}名"'],
    );
    expect(findingsOf(dir)).toEqual([
      ['placeholder-unknown', form, '/submitLabel/zh-CN', 'no placeholder "{报}"'],
      ['schema-max-length', form, '/submitLabel/en', 'in en: at most 20 characters'],
    ]);
  });

  it('reports a text that lacks a language, one too many, and one that is written once for all', () => {
    const dir = edited(
      [form, '"zh-CN": "看直播", "en": "Online"', '"zh-CN": "看直播"'],
      [form, '"en": "Register"', '"en": "Register", "fr": "Inscription"'],
      [form, '{ "zh-CN": "《信息使用说明》", "en": "how my data is used" }', '"privacy"'],
    );
    expect(findingsOf(dir)).toEqual([
      ['language-unknown', form, '/submitLabel/fr', 'the site has no language "fr"'],
      ['language-missing', form, '/fields/1/options/1/label', 'no text in "en"'],
      ['language-shared', form, '/fields/6/links/0/label', '"privacy" is not written per language'],
    ]);
  });

  it('refuses texts per language where nothing is shown, and in a site with one language', () => {
    const value = edited([form, '"value": "online"', '"value": { "zh-CN": "online", "en": "web" }']);
    expect(findingsOf(value)).toContainEqual([
      'schema-type',
      form,
      '/fields/1/options/1/value',
      expect.stringContaining('not an object'),
    ]);
    const single = edited(['definitions/site.json', '"languages": ["zh-CN", "en"]', '"language": "zh-CN"']);
    expect(new Set(findingsOf(single).map(([code]) => code))).toContain('schema-type');
  });

  it('asks for every text of a language that does not ship', () => {
    const dir = edited(['definitions/site.json', '"en"]', '"en", "fr"]']);
    expect(findingsOf(dir)).toContainEqual([
      'message-missing',
      'definitions/messages.json',
      '/messages',
      expect.stringMatching(/^in fr: no text for/),
    ]);
  });
});

describe('plan of a config in several languages', () => {
  it('tells an edit of one language with its language, and where the other languages stay', async () => {
    const dir = edited([form, '"en": "Register"', '"en": "Sign up"']);
    const { stdout } = await run(['plan', example, '--config', dir, '--lang=en']);
    expect(stdout).toContain('报名 | en: Register → 报名 | en: Sign up');
    expect(stdout).not.toContain('risks');
  });

  it('tells the language of a host', async () => {
    const dir = edited(['hosts.json', '"root"', '"language": "en", "root"']);
    const { stdout } = await run(['plan', example, '--config', dir, '--lang=en']);
    expect(stdout).toContain('language hosts default language: - → en');
  });

  it('tells another order of the languages as that, not as other texts', async () => {
    const dir = edited(['definitions/site.json', '["zh-CN", "en"]', '["en", "zh-CN"]']);
    const { stdout } = await run(['plan', example, '--config', dir, '--lang=en']);
    expect(stdout).toContain('languages: ["zh-CN","en"] → ["en","zh-CN"]');
    expect(stdout).toContain('2 values change language\n');
    expect(stdout).not.toContain('risks');
  });

  it('compares a config without further languages as it is', () => {
    const config = readConfig(join(root, 'examples/bike-repair')).config as Config;
    expect(inAllLanguages(config, config.site.language)).toEqual(config);
  });
});
