import type { FieldKind } from '../../schemas/index.ts';
import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import { conditionsOfFields } from '../field-values/answer-conditions.ts';
import { isGroup, type PlacedField, placedFields } from '../field-values/form-scopes.ts';
import { isShownWithout, type ShownPart } from '../field-values/shown-without.ts';
import { entriesOf, itemsOf, member, stringsOf } from '../json/json-values.ts';
import type { Text } from '../text/text.ts';

const agree = '"text": "我已阅读并同意"';

/** Whether the answers of a kind say who someone is; a new kind does not compile until somebody has decided. */
const isPersonal: Readonly<Record<FieldKind, boolean>> = {
  mobile: true,
  smsCode: true,
  phone: true,
  email: true,
  personName: true,
  idCard: true,
  amount: false,
  choice: false,
  picker: false,
  choices: false,
  yesNo: false,
  rating: false,
  area: false,
  address: true,
  number: false,
  date: false,
  dateRange: false,
  time: false,
  plate: false,
  cascade: false,
  text: false,
  url: false,
  figure: false,
  photo: true,
  signature: true,
  group: false,
  hidden: false,
  consent: false,
};
const personal = new Set(Object.keys(isPersonal).filter((kind) => isPersonal[kind as FieldKind]));

/** Whether a form with a field of this kind needs a consent; the kind may be anything that a file contains. */
const isPersonalKind = (kind: unknown): boolean => personal.has(String(kind));

/** A field that offers the current position collects it, whatever its kind; a group collects what its entries do. */
export const isPersonalField = (field: unknown): boolean =>
  isPersonalKind(member(field, 'kind')) ||
  member(field, 'locate') !== undefined ||
  itemsOf(member(field, 'fields')).some(isPersonalField);

/** The consents that fields of a form name, as what has to be ticked before a code is sent. */
export const consentsNamedIn = (form: unknown): string[] =>
  placedFields(form).flatMap(({ field }) =>
    stringsOf([member(field, 'consentField'), member(field, 'locate', 'consentField')]),
  );

/** The first field with personal data that some visitor is shown without any of these consents. */
function firstWithout(form: unknown, consents: readonly unknown[]): PlacedField | undefined {
  const asked = placedFields(form).filter(({ field }) => !isGroup(field) && isPersonalField(field));
  if (consents.length === 0 || asked.length === 0) return asked[0];
  const fields = itemsOf(member(form, 'fields'));
  const conditions = conditionsOfFields(fields);
  // Those of an entry are left out: it is shown where its group is, to somebody at least.
  const shownAs = ({ field, pointer }: PlacedField) =>
    conditions.get(String(member(fields[Number(pointer.split('/')[2])] ?? field, 'id')));
  const others = consents.map(shownTo);
  return asked.find((one) => {
    const shown = shownAs(one);
    return shown !== undefined && shown !== 'never' && isShownWithout(shown, others, fields);
  });
}

/** The conditions of a consent that leave somebody out: whoever holds a token has agreed when logging in. */
function shownTo(consent: unknown): ShownPart {
  const facts = entriesOf(member(consent, 'showWhen')).filter(
    ([fact, value]) => fact !== 'session.token' || value !== false,
  );
  return [{ showWhen: Object.fromEntries(facts), showWhenAnswers: member(consent, 'showWhenAnswers') }];
}

/** A form that collects personal data has a consent that must be ticked (PIPL 14). */
export const consentMissing = defineRule({
  code: 'consent-missing',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '收集个人信息的表单没有必选的同意',
      en: 'a form that collects personal data has no consent that must be ticked',
    },
    why: {
      zh: '没有同意就收集是违法的（个人信息保护法第 14 条）',
      en: 'collecting it without consent is against the law (PIPL 14)',
    },
    example: { file: 'definitions/forms/sms-login.json', good: agree, bad: `${agree}, "optional": true` },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) => {
      const fields = itemsOf(member(value, 'fields'));
      const consents = fields.filter(
        (field) => member(field, 'kind') === 'consent' && member(field, 'optional') !== true,
      );
      const first = firstWithout(value, consents);
      if (!first) return [];
      const of: Text =
        consents.length === 0
          ? { zh: ' 却没有', en: 'without' }
          : { zh: ', 有的访客却看不到', en: 'and does not show everyone' };
      const ids = new Set(fields.map((field) => member(field, 'id')));
      const wanted = consentsNamedIn(value).find((id) => !ids.has(id));
      const named = wanted === undefined ? '' : `, "id": ${JSON.stringify(wanted)}`;
      const kind = member(first.field, 'kind');
      const [what, key] = isPersonalKind(kind) ? [String(kind), 'kind'] : ['locate', 'locate'];
      return [
        {
          message: {
            zh: `收集个人信息 (${what})${of.zh}必选的同意勾选`,
            en: `collects personal data (${what}) ${of.en} a consent that must be ticked`,
          },
          help:
            consents.length === 0
              ? {
                  zh: `加一个 "kind": "consent"${named} 的字段, 不要写 optional`,
                  en: `add a field of "kind": "consent"${named} that is not optional`,
                }
              : {
                  zh: '去掉同意的 showWhen 与 showWhenAnswers, 或给这些访客另加一个',
                  en: 'remove showWhen and showWhenAnswers of the consent, or add one for these visitors',
                },
          file,
          pointer: `${first.pointer}/${key}`,
          ...(key === 'locate' && { key: true }),
        },
      ];
    }),
});
