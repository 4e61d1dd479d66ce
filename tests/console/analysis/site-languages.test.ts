import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lackingTexts, languageEdits } from '../../../console/analysis/site-languages.ts';
import { defaultTextOf } from '../../../console/draft/default-text.ts';
import { tryEdits } from '../../../console/draft/try-edits.ts';
import { ValidJson } from '../../../console/draft/valid-json.ts';
import { readConfig } from '../../../ops/check/check-config.ts';
import { root } from '../../../publish/environment/settings.ts';

const bilingual = join(root, 'examples/event-registration');
const revision = (dir: string, overlay: ReadonlyMap<string, string> = new Map()) => ({
  ...{ dir, overlay, version: 1, disk: 1 },
  pictures: new Map<string, string>(),
});

/** What stands on the disk once these languages were chosen. */
function chosen(dir: string, languages: readonly string[], before: ReadonlyMap<string, string> = new Map()) {
  const found = languageEdits(revision(dir, before), languages);
  const text = (file: string) =>
    before.get(file) ?? (existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : '');
  const defaultText = (file: string) => defaultTextOf(file, dir, before);
  const { buffers } = tryEdits(found.edits, { text, defaultText }, new ValidJson());
  const overlay = new Map([...before, ...[...buffers].map(([file, one]) => [file, one.text] as const)]);
  return { ...found, overlay, json: (file: string) => JSON.parse(overlay.get(file) ?? text(file)) };
}

describe('the languages of a site', () => {
  test('a language that is added is one of the list, and what it lacks is what check reports', () => {
    const { overlay, json, lost, toTranslate } = chosen(root, ['zh-CN', 'en']);
    expect(json('definitions/site.json')).toMatchObject({ languages: ['zh-CN', 'en'] });
    expect(json('definitions/site.json').language).toBe(undefined);
    expect([lost, toTranslate]).toEqual([[], 0]);
    // A message that says what ships has the shipped text of the other language.
    expect(json('definitions/messages.json').messages['action.retry']).toEqual({
      'zh-CN': '重试',
      en: 'Try again',
    });
    const lacking = lackingTexts(revision(root), overlay);
    const { diagnostics } = readConfig(root, { overlay });
    const reported = diagnostics.filter(({ code }) => code === 'language-shared').length;
    expect(lacking.reduce((sum, { count }) => sum + count, 0)).toBe(reported);
    expect(reported).toBeGreaterThan(500);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('of a language in which no messages ship, those that pages show are put in to be translated', () => {
    const { json, overlay, toTranslate } = chosen(bilingual, ['zh-CN', 'en', 'fr']);
    const { messages } = json('definitions/messages.json') as { messages: Record<string, { fr?: string }> };
    const texts = Object.values(messages).filter(({ fr }) => fr?.startsWith('TODO: '));
    expect(texts.length).toBe(toTranslate);
    expect(toTranslate).toBeGreaterThan(100);
    const lacking = lackingTexts(revision(bilingual), overlay);
    expect(lacking.map(({ code }) => code)).toContain('message-missing');
  });

  test('a language that is removed takes its texts with it, and a site that is left with one has plain texts', () => {
    const { json, lost, overlay } = chosen(bilingual, ['en']);
    expect(json('definitions/site.json')).toMatchObject({ language: 'en' });
    expect(json('definitions/site.json').languages).toBe(undefined);
    expect(lost.length).toBeGreaterThan(3);
    expect([...overlay.values()].join()).not.toContain('zh-CN');
    const { diagnostics } = readConfig(bilingual, { overlay });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('a language that is added and removed again leaves no trace', () => {
    const there = chosen(bilingual, ['zh-CN', 'en', 'fr']).overlay;
    const { overlay, hosts } = chosen(bilingual, ['zh-CN', 'en'], there);
    expect(hosts).toEqual([]);
    expect([...overlay.values()].join()).not.toContain('"fr"');
    expect(readConfig(bilingual, { overlay }).diagnostics).toEqual(readConfig(bilingual).diagnostics);
  });

  test('hosts that serve a removed language alone get those of the site', () => {
    const hosts = readFileSync(join(bilingual, 'hosts.json'), 'utf8');
    const [name = ''] = Object.keys(JSON.parse(hosts).hosts);
    const written = JSON.parse(hosts);
    written.hosts[name].language = 'zh-CN';
    const before = new Map([['hosts.json', JSON.stringify(written)]]);
    const found = chosen(bilingual, ['en'], before);
    expect(found.hosts).toEqual([name]);
    expect(found.json('hosts.json').hosts[name].language).toBe(undefined);
  });
});
