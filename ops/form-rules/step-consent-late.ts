import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { isPersonalField } from '../file-rules/consent-missing.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { quote } from '../text/text.ts';

const amount = '{ "kind": "amount", "id": "amount", "min": 1000, "max": 50000, "step": 500 }';
const steps = (first: string, second: string) =>
  `"steps": [ { "title": "信息", "fields": [${first}] }, { "title": "确认", "fields": [${second}] } ], "fields": [ ${amount},`;

/**
 * A consent of which an earlier step is in need: no step asks for something personal, keeps a draft or sends a code
 * before its box has been shown (PIPL 14).
 */
export const stepConsentLate = defineRule({
  code: 'step-consent-late',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '同意的勾选在需要它的那一步之后：覆盖草稿或统计的同意不在第一步，或字段的 consentField 在更后的一步',
      en: 'a consent comes in a later step than what it is for: one that covers a draft or trackers after the first, or a consentField after its field',
    },
    why: {
      zh: '访客在前面的步骤里已经填了个人信息，却还没有机会同意（个人信息保护法第 14 条）',
      en: 'the visitor has entered personal data in earlier steps without having been asked for consent (PIPL 14)',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: steps('"amount"', '"phone", "code", "agree"'),
      bad: steps('"amount", "phone", "code"', '"agree"'),
    },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) => {
      const all = itemsOf(member(value, 'steps')).map((step) => itemsOf(member(step, 'fields')));
      if (all.length === 0) return [];
      const fields = itemsOf(member(value, 'fields'));
      const stepOf = (id: unknown) => all.findIndex((ids) => ids.includes(id));
      const asksLateIn = new Set<number>();
      const found = fields.flatMap((field, index): Violation[] => {
        const [id, step] = [member(field, 'id'), stepOf(member(field, 'id'))];
        const at = `/fields/${index}`;
        if (step > 0 && itemsOf(member(field, 'covers')).length > 0)
          return [coversLate(file, `${at}/covers`, String(id))];
        const needed = [member(field, 'consentField'), member(field, 'locate', 'consentField')];
        const late = needed.find((consent) => stepOf(consent) > step);
        if (step < 0 || late === undefined) return [];
        asksLateIn.add(step);
        return [asksLate(file, `${at}/${neededKey(field)}`, String(late))];
      });
      // One consent in the wrong step is one mistake: a field that names it says more than the first that does not.
      const begins = firstConsent(fields, stepOf);
      const early = fields.flatMap((field, index): Violation[] => {
        const step = stepOf(member(field, 'id'));
        const isEarly = isPersonalField(field) && step >= 0 && step < begins && !asksLateIn.has(step);
        return isEarly ? [nothingBefore(file, `/fields/${index}/kind`)] : [];
      });
      return [...found, ...early];
    }),
});

const neededKey = (field: unknown): string =>
  member(field, 'consentField') === undefined ? 'locate/consentField' : 'consentField';

/** The first step with a consent that must be ticked; without one, consent-missing says so. */
function firstConsent(fields: readonly unknown[], stepOf: (id: unknown) => number): number {
  const consents = fields.filter(
    (field) => member(field, 'kind') === 'consent' && member(field, 'optional') !== true,
  );
  const steps = consents.map((field) => stepOf(member(field, 'id'))).filter((step) => step >= 0);
  return steps.length === 0 ? 0 : Math.min(...steps);
}

const coversLate = (file: string, pointer: string, id: string): Violation => ({
  message: {
    zh: `同意 ${quote(id)} 覆盖草稿或统计, 却不在第一步`,
    en: `the consent ${quote(id)} covers a draft or trackers and is not in the first step`,
  },
  help: {
    zh: '把它移到第一步; 否则前几步的答案刷新后就没有了',
    en: 'move it to the first step; until then a reload loses the answers',
  },
  file,
  pointer,
  key: true,
});

const asksLate = (file: string, pointer: string, consent: string): Violation => ({
  message: {
    zh: `这个字段要的同意 ${quote(consent)} 在更后的一步`,
    en: `the consent ${quote(consent)} of this field is in a later step`,
  },
  help: { zh: '把同意移到这一步或更前', en: 'move the consent to this step or an earlier one' },
  file,
  pointer,
});

const nothingBefore = (file: string, pointer: string): Violation => ({
  message: {
    zh: '这一步收集个人信息, 到这一步为止还没有必选的同意',
    en: 'this step asks for personal data, and no consent has had to be ticked so far',
  },
  help: {
    zh: '把必选的同意移到这一步或更前',
    en: 'move a consent that must be ticked to this step or an earlier one',
  },
  file,
  pointer,
});
