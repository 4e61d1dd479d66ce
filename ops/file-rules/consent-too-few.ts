import { type LawProfile, lawProfileNames, lawProfiles } from '../../schemas/index.ts';
import { filesOf, type Project } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { placedFields } from '../field-values/form-scopes.ts';
import { itemsOf, member } from '../json/json-values.ts';
import type { Text } from '../text/text.ts';
import { isPersonalField } from './consent-missing.ts';

const terms: Text = { zh: '协议与隐私政策', en: 'the terms and privacy policy' };
const sharing: Text = {
  zh: '提供给贷款机构（第 23 条）',
  en: 'giving the data to lenders (PIPL 23)',
};
const vehicle: Text = { zh: '车牌与车辆信息', en: 'number plate and car data' };
const identity: Text = { zh: '身份证号（第 29 条）', en: 'the identity card (PIPL 29)' };

/** Consents that each need a tick of their own: a form has at least as many as it needs (PIPL 23, 29; R-NAV 9). */
export const consentTooFew = defineRule({
  code: 'consent-too-few',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '表单需要几项单独同意，必选的同意勾选却不够',
      en: 'a form needs several separate consents and has fewer that must be ticked',
    },
    why: {
      zh: '把信息提供给机构、收集身份证或车牌，都要单独同意，一个勾选不够（个人信息保护法第 23、29 条）',
      en: 'giving data to lenders, an identity card and a number plate each need a consent of their own (PIPL 23, 29)',
    },
    example: {
      file: 'definitions/endpoints.json',
      good: '"codes": [200, 4001], "stores": "login"',
      bad: '"codes": [200, 4001], "stores": "login", "lead": true, "conversion": true',
    },
  },
  run: (project) =>
    !profileOf(project)?.separateConsents
      ? []
      : filesOf(project, 'forms').flatMap(({ file, value }): Violation[] => {
          const fields = itemsOf(member(value, 'fields'));
          const asked = placedFields(value).map(({ field }) => field);
          const needed = neededConsents(asked, isApplication(project, member(value, 'endpoint')));
          const consents = fields.filter(
            (field) => member(field, 'kind') === 'consent' && member(field, 'optional') !== true,
          );
          // A form without any consent is reported as such.
          const has = consents.length;
          if (suffice(consents.map(conditionsOf), needed) || (has === 0 && asked.some(isPersonalField)))
            return [];
          const always = consents.filter((field) => conditionsOf(field) === '').length;
          return [
            {
              message: {
                zh: `需要 ${needed.length} 项必选的同意, ${has > always ? '每位访客都会看到的' : ''}只有 ${always} 项`,
                en: `needs ${needed.length} consents that must be ticked and has ${always}${has > always ? ' that every visitor sees' : ''}`,
              },
              help: {
                zh: `各写一个 "kind": "consent" 的字段: ${needed.map(({ text }) => text.zh).join('; ')}`,
                en: `write a field of "kind": "consent" for each: ${needed.map(({ text }) => text.en).join('; ')}`,
              },
              file,
              pointer: '/fields',
              key: true,
            },
          ];
        }),
});

/** The profile of law that site.json names; undefined where it names none that there is. */
function profileOf(project: Project): LawProfile | undefined {
  const law = filesOf(project, 'site').map(({ value }) => member(value, 'law'))[0];
  const name = lawProfileNames.find((one) => one === law);
  return name && lawProfiles[name];
}

/**
 * An application for a loan reaches lenders and counts as a conversion; a question to the operator is a lead only, and leads
 * of other businesses stay with the company.
 */
const isApplication = (project: Project, endpoint: unknown): boolean =>
  profileOf(project)?.loans === true &&
  typeof endpoint === 'string' &&
  filesOf(project, 'endpoints').some(({ value }) =>
    ['lead', 'conversion'].every((key) => member(value, 'endpoints', endpoint, key) === true),
  );

interface NeededConsent {
  text: Text;
  /** The conditions of the fields that need it; empty: everybody needs it. */
  conditions: string;
}

function neededConsents(fields: readonly unknown[], application: boolean): NeededConsent[] {
  const ofKind = (kind: string, text: Text): NeededConsent[] => {
    const asking = fields.filter((field) => member(field, 'kind') === kind);
    const [conditions = '', ...others] = new Set(asking.map(conditionsOf));
    return asking.length === 0 ? [] : [{ text, conditions: others.length === 0 ? conditions : '' }];
  };
  const separate = [
    ...(application ? [{ text: sharing, conditions: '' }] : []),
    ...(application ? ofKind('plate', vehicle) : []),
    ...ofKind('idCard', identity),
  ];
  return separate.length > 0 ? [{ text: terms, conditions: '' }, ...separate] : [];
}

/** Under which conditions a field is shown; empty: always. */
export const conditionsOf = (field: unknown): string => {
  const conditions = [member(field, 'showWhen'), member(field, 'showWhenAnswers')];
  return conditions.every((one) => one === undefined) ? '' : JSON.stringify(conditions);
};

/** Whether each visitor is asked enough: a consent with conditions counts for fields with the same conditions alone. */
function suffice(consents: readonly string[], needed: readonly NeededConsent[]): boolean {
  const left = [...consents];
  const unmet = needed.filter(({ conditions }) => {
    const at = conditions === '' ? -1 : left.indexOf(conditions);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return left.filter((one) => one === '').length >= unmet.length;
}
