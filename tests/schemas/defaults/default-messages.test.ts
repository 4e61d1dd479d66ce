import { describe, expect, it } from 'vitest';
import { defaultMessages, shippedLanguageOf } from '../../../schemas/defaults/default-messages.ts';
import { messageIds, placeholderPattern } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';

const placeholdersOf = (text: string) =>
  [...text.matchAll(placeholderPattern)].map(([, name]) => name).sort();

describe('the texts that ship', () => {
  it('are there for every id that the code shows, in both languages', () => {
    for (const tag of ['zh-CN', 'en']) {
      const texts = defaultMessages(tag);
      expect(messageIds.filter((id) => texts[id] === undefined)).toEqual([]);
    }
  });

  it('are in their language', () => {
    const han = /\p{Script=Han}/u;
    for (const [id, text] of Object.entries(defaultMessages('en')))
      expect([id, han.test(text)]).toEqual([id, false]);
    const withoutHan = Object.entries(defaultMessages('zh')).filter(([, text]) => !han.test(text));
    expect(withoutHan).toEqual([]);
  });

  it('have the same placeholders in both', () => {
    const en = defaultMessages('en');
    for (const [id, text] of Object.entries(defaultMessages('zh')))
      expect([id, placeholdersOf(en[id] ?? '')]).toEqual([id, placeholdersOf(text)]);
  });

  it('are those of the language, whatever the region', () => {
    expect(['zh', 'zh-Hant-TW', 'en-GB', 'EN-us', 'fr', 'enx'].map(shippedLanguageOf)).toEqual([
      'zh',
      'zh',
      'en',
      'en',
      undefined,
      undefined,
    ]);
    // Words that one of those languages does without.
    expect(Object.entries(defaultMessages('fr')).filter(([, text]) => text !== '')).toEqual([]);
    expect(Object.keys(defaultMessages('fr'))).toContain('step.total');
  });

  it('leave the texts of the loan product as they are, because it writes all of them', () => {
    const written = new Set(Object.keys(config.messages.messages));
    expect(Object.keys(defaultMessages('zh')).filter((id) => !written.has(id))).toEqual([]);
  });
});
