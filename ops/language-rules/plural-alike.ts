import type { PluralForms } from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { otherOf, type PlacedPlural } from '../languages/plural-texts.ts';
import { languagesOfPlural } from './plural-forms.ts';
import { bilingualSmall } from './small-example.ts';

const people = '"count": "answer.people"';
const title = `"title": { "zh-CN": "已提交", "en": { ${people}, "one": "Your seat is kept", "other": "Kept" } }`;

/** Two texts of a page have the same form for `other`, which is what a page knows them by, and other forms beside it. */
export const pluralAlike = defineRule({
  code: 'plural-alike',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '同一页里两段按数量写的文字 other 相同，别的形式或 count 不同',
      en: 'two texts of a page have the same form for `other`, and another `count` or other forms',
    },
    why: {
      zh: '页面按 other 认文字：其中一段会显示成另一段的形式',
      en: 'the page tells its texts apart by `other`: one of them would be shown in the forms of the other',
    },
    example: {
      file: 'definitions/pages/thanks.json',
      at: '"title": "已提交"',
      good: `${title}, "text": { "zh-CN": "稍等", "en": { ${people}, "one": "Please wait", "other": "Wait" } }`,
      bad: `${title}, "text": { "zh-CN": "稍等", "en": { ${people}, "one": "Please wait", "other": "Kept" } }`,
      also: [
        ...bilingualSmall,
        {
          file: 'definitions/pages/not-found.json',
          from: '"title": "页面不存在"',
          to: '"title": { "zh-CN": "页面不存在", "en": "No such page" }',
        },
        {
          file: 'definitions/forms/sms-login.json',
          from: '"fields": [',
          to: '"fields": [{ "kind": "number", "id": "people", "label": { "zh-CN": "人数", "en": "People" }, "min": 1, "max": 6, "decimals": 0 },',
        },
        {
          file: 'definitions/pages/thanks.json',
          from: '"outcomes": []',
          to: '"outcomes": [], "answers": [{ "form": "sms-login", "field": "people", "fallback": { "zh-CN": "几", "en": "some" } }]',
        },
      ],
    },
  },
  run: (project) => {
    const kinds = new Map(project.files.map(({ file, kind }) => [file, kind]));
    const first = new Map<string, PlacedPlural>();
    return project.texts.plurals.flatMap((plural): Violation[] => {
      const { file, pointer, forms } = plural;
      if (kinds.get(file) !== 'pages') return [];
      const keys = languagesOfPlural(project, plural).map((one) =>
        JSON.stringify([file, one, otherOf(forms)]),
      );
      const before = keys.map((key) => first.get(key)).find((one) => one !== undefined);
      for (const key of keys) if (!first.has(key)) first.set(key, plural);
      if (before === undefined || shown(before.forms) === shown(forms)) return [];
      return [
        {
          message: {
            zh: `${before.pointer} 的 other 相同，别的形式不同`,
            en: `${before.pointer} has the same form for "other", and others beside it`,
          },
          help: {
            zh: '两段写成一样的形式，或改一段的 other',
            en: 'give both the same forms, or change the "other" of one',
          },
          file,
          pointer,
        },
      ];
    });
  },
});

/** What visitors may read besides `other`: nothing where there is no other form, whatever is counted. */
const shown = (forms: PluralForms): string => {
  const own = Object.entries(forms);
  return own.some(([name]) => name !== 'count' && name !== 'other') ? JSON.stringify(own.sort()) : '';
};
