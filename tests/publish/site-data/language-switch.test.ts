import { describe, expect, it } from 'vitest';
import { languagesToChoose, withLanguageChoice } from '../../../publish/site-data/language-switch.ts';
import type { Block, Config, HostDefinition } from '../../../schemas/index.ts';

const offer: Block = { type: 'languageSwitch', id: 'languages', label: 'Language' };
const bar: Block = { type: 'brandBar', id: 'brand' };
const body: Block[] = [bar, { type: 'section', id: 'end', blocks: [offer] }];

const config = (languages: string[], hosts: Record<string, Partial<HostDefinition>>): Config =>
  ({ site: { language: languages[0], languages }, hosts: { hosts } }) as unknown as Config;

describe('the languages that a page offers', () => {
  it('are called as in themselves, with their region where two begin alike', () => {
    expect(languagesToChoose(config(['zh-CN', 'en', 'fr', 'ar'], {}), [offer])?.all).toEqual([
      { language: 'zh-CN', name: '中文' },
      { language: 'en', name: 'English' },
      { language: 'fr', name: 'Français' },
      { language: 'ar', name: 'العربية' },
    ]);
    const alike = languagesToChoose(config(['en-GB', 'en-US'], {}), [offer])?.all ?? [];
    expect(new Set(alike.map(({ name }) => name)).size).toBe(2);
  });

  it('are left out of a page that does not offer them', () => {
    expect(languagesToChoose(config(['zh-CN', 'en'], {}), [bar])).toBeUndefined();
    expect(languagesToChoose(config(['en'], {}), [offer])).toBeUndefined();
  });
});

describe('the block that offers languages', () => {
  it('stays as it is where every host has several', () => {
    expect(withLanguageChoice(config(['zh-CN', 'en'], { default: {} }), body)).toEqual(body);
  });

  it('is shown on the hosts that have several, and on no other', () => {
    const hosts = { default: {}, 'm.a.example': { language: 'en' } };
    expect(withLanguageChoice(config(['zh-CN', 'en'], hosts), body)).toEqual([
      bar,
      { type: 'section', id: 'end', blocks: [{ ...offer, showWhen: { host: ['default'] } }] },
    ]);
  });

  it.each([
    ['a site with one language', config(['en'], { default: {} })],
    ['hosts with one language each', config(['zh-CN', 'en'], { default: { language: 'en' } })],
  ])('is not published for %s', (_, given) => {
    expect(withLanguageChoice(given, body)).toEqual([bar, { type: 'section', id: 'end', blocks: [] }]);
  });
});
