import type { FieldKind } from '../../schemas/index.ts';
import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { list, quote } from '../text/text.ts';

/**
 * The kinds whose answers read well in a sentence, and which no bystander should not read. A code, an identity card or a
 * telephone number does not; a new kind does not until somebody has decided.
 */
const sayable: ReadonlySet<unknown> = new Set<FieldKind>([
  'personName',
  'amount',
  'choice',
  'picker',
  'number',
  'date',
  'text',
]);

const answers = (field: string) =>
  `"outcomes": [], "answers": [{ "form": "sms-login", "field": "${field}", "fallback": "您" }],`;

/** A page wants to say an answer that its form does not ask for, that no text may say, or that it lists twice. */
export const answerUnknown = defineRule({
  code: 'answer-unknown',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '页面 answers 里的字段：表单没有它、它的答案不适合写进文字，或列了两次',
      en: 'a field among the `answers` of a page that its form lacks, whose answer no text may say, or that is listed twice',
    },
    why: {
      zh: '访客只会看到代替它的文字，或者旁人会看到证件号码',
      en: 'visitors read the fallback alone, or a bystander reads the number of an identity card',
    },
    example: {
      file: 'definitions/pages/thanks.json',
      at: '"outcomes": [],',
      good: answers('name'),
      bad: answers('phone'),
      also: [
        {
          file: 'definitions/forms/sms-login.json',
          from: '{ "kind": "mobile", "id": "phone" },',
          to: '{ "kind": "mobile", "id": "phone" }, { "kind": "personName", "id": "name" },',
        },
      ],
    },
  },
  run: (project) => {
    const forms = new Map(filesOf(project, 'forms').map(({ value }) => [member(value, 'id'), value]));
    return filesOf(project, 'pages').flatMap(({ file, value }) => {
      const listed = itemsOf(member(value, 'answers'));
      return listed.flatMap((one, index): Violation[] => {
        const [id, form] = [member(one, 'field'), forms.get(member(one, 'form'))];
        const pointer = toPointer(['answers', index, 'field']);
        // A form that does not exist is reported as an unknown name.
        if (typeof id !== 'string' || form === undefined) return [];
        const first = listed.findIndex((other) => member(other, 'field') === id);
        if (first < index) return [{ ...twice(id), file, pointer }];
        const fields = itemsOf(member(form, 'fields'));
        const field = fields.find((other) => member(other, 'id') === id);
        if (field === undefined) return [{ ...missing(id, fields), file, pointer }];
        return sayable.has(member(field, 'kind')) ? [] : [{ ...unsayable(id, fields), file, pointer }];
      });
    });
  },
});

const twice = (id: string): Pick<Violation, 'message' | 'help'> => ({
  message: { zh: `字段 ${quote(id)} 列了两次`, en: `field ${quote(id)} is listed twice` },
  help: {
    zh: '{answer.字段名} 只能指一个表单的字段，删掉其中一条',
    en: '{answer.FIELD} can mean the field of one form only: remove one of them',
  },
});

const sayableOf = (fields: readonly unknown[]): string[] =>
  fields.filter((field) => sayable.has(member(field, 'kind'))).map((field) => String(member(field, 'id')));

function missing(id: string, fields: readonly unknown[]): Pick<Violation, 'message' | 'help'> {
  const there = sayableOf(fields);
  const near = nearestName(id, there);
  return {
    message: { zh: `表单没有字段 ${quote(id)}`, en: `the form has no field ${quote(id)}` },
    help: near ? didYouMean(near) : among(there),
  };
}

const unsayable = (id: string, fields: readonly unknown[]): Pick<Violation, 'message' | 'help'> => ({
  message: {
    zh: `字段 ${quote(id)} 的答案不能写进文字`,
    en: `no text may say the answer of field ${quote(id)}`,
  },
  help: among(sayableOf(fields)),
});

function among(fields: readonly string[]) {
  const shown = list(fields);
  return fields.length > 0
    ? { zh: `可用: ${shown.zh}`, en: `there are: ${shown.en}` }
    : { zh: '这个表单没有可用的字段', en: 'this form has no field that a text may say' };
}
