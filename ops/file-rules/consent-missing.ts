import type { FieldKind } from '../../schemas/index.ts';
import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import { isGroup, placedFields } from '../field-values/form-scopes.ts';
import { itemsOf, member } from '../json/json-values.ts';

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
      const first = placedFields(value).find(({ field }) => !isGroup(field) && isPersonalField(field));
      const must = fields.some(
        (field) => member(field, 'kind') === 'consent' && member(field, 'optional') !== true,
      );
      if (!first || must) return [];
      const kind = member(first.field, 'kind');
      const [what, key] = isPersonalKind(kind) ? [String(kind), 'kind'] : ['locate', 'locate'];
      return [
        {
          message: {
            zh: `收集个人信息 (${what}) 却没有必选的同意勾选`,
            en: `collects personal data (${what}) without a consent that must be ticked`,
          },
          help: {
            zh: '加一个 "kind": "consent" 的字段, 不要写 optional',
            en: 'add a field of "kind": "consent" that is not optional',
          },
          file,
          pointer: `${first.pointer}/${key}`,
          ...(key === 'locate' && { key: true }),
        },
      ];
    }),
});
