import { expect, test } from 'vitest';
import {
  isHeadedPerLanguage,
  perLanguageSections,
  sectionsIn,
  typedParts,
  withSectionsIn,
} from '../../../../console/ui/headed-text/headed-languages.ts';

const keys = { heading: 'heading', paragraphs: 'paragraphs' };
const both = (zh: string, en: string) => ({ 'zh-CN': zh, en });
const languages = ['zh-CN', 'en'];
const [chinese, english] = languages.map((language) => ({ language, languages })) as [
  { language: string; languages: string[] },
  { language: string; languages: string[] },
];
const stored = [
  { heading: both('一', 'One'), paragraphs: [both('甲', 'A'), both('乙', 'B')] },
  { heading: both('二', 'Two'), paragraphs: [both('丙', 'C')] },
];
const edited = (sections: readonly object[], as = english) => withSectionsIn(stored, sections, keys, as);

test('sections are shown in each language, and one without a text of its own in the default language', () => {
  expect(isHeadedPerLanguage(stored, keys)).toBe(true);
  expect(sectionsIn(stored, keys, english)).toEqual([
    { heading: 'One', paragraphs: ['A', 'B'] },
    { heading: 'Two', paragraphs: ['C'] },
  ]);
  const untranslated = [{ heading: { 'zh-CN': '一' }, paragraphs: ['甲'] }];
  expect(sectionsIn(untranslated, keys, english)).toEqual([{ heading: '一', paragraphs: ['甲'] }]);
});

test('an edit in one language leaves the texts of the others alone', () => {
  const [first, second] = stored;
  expect(
    edited([
      { heading: 'One', paragraphs: ['A', 'B!'] },
      { heading: 'Two', paragraphs: ['C'] },
    ]),
  ).toEqual([{ ...first, paragraphs: [both('甲', 'A'), both('乙', 'B!')] }, second]);
  // What is written once becomes a text for each language, as soon as one of them differs.
  const shared = [{ heading: both('一', 'One'), paragraphs: ['甲'] }];
  expect(withSectionsIn(shared, [{ heading: 'One', paragraphs: ['A'] }], keys, english)).toEqual([
    { heading: both('一', 'One'), paragraphs: [both('甲', 'A')] },
  ]);
});

test('a paragraph that is put in or taken out, and a section that is split, leave the others with their translations', () => {
  const [first, second] = stored;
  const rest = { heading: '二', paragraphs: ['丙'] };
  expect(edited([{ heading: '一', paragraphs: ['甲', '新', '乙'] }, rest], chinese)).toEqual([
    { ...first, paragraphs: [both('甲', 'A'), '新', both('乙', 'B')] },
    second,
  ]);
  expect(edited([{ heading: '一', paragraphs: ['乙'] }, rest], chinese)).toEqual([
    { ...first, paragraphs: [both('乙', 'B')] },
    second,
  ]);
  expect(
    edited([{ heading: '一', paragraphs: ['甲'] }, { heading: '新', paragraphs: ['乙'] }, rest], chinese),
  ).toEqual([
    { ...first, paragraphs: [both('甲', 'A')] },
    { heading: '新', paragraphs: [both('乙', 'B')] },
    second,
  ]);
});

test('sections of one language are edited as plain texts, until they are written for each', () => {
  const plain = [{ heading: '一', paragraphs: ['甲'] }];
  expect(isHeadedPerLanguage(plain, keys)).toBe(false);
  expect(withSectionsIn(plain, [{ heading: '一', paragraphs: ['甲乙', '丙'] }], keys, chinese)).toEqual([
    { heading: '一', paragraphs: ['甲乙', '丙'] },
  ]);
  expect(perLanguageSections(plain, keys, languages)).toEqual([
    { heading: both('一', '一'), paragraphs: [both('甲', '甲')] },
  ]);
});

test('what is typed is told text by text with its place, as long as no paragraph is put in or taken out', () => {
  const texts = [
    { heading: 'One', paragraphs: ['A', 'B!'] },
    { heading: 'Two', paragraphs: ['C'] },
  ];
  expect(typedParts(stored, texts, keys, english)?.filter(({ stored: was, typed }) => was !== typed)).toEqual(
    [{ path: [0, 'paragraphs', 1, 'en'], stored: 'B', typed: 'B!' }],
  );
  expect(typedParts(stored, texts.slice(0, 1), keys, english)).toBe(null);
});
