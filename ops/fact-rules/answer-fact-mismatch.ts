import { type AnswerFact, configFiles } from '../../schemas/index.ts';
import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { placedFields } from '../field-values/form-scopes.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { answerFact, answerFactExample } from '../site-rules/answer-fact-example.ts';
import { list, quote, type Text } from '../text/text.ts';
import { type AnswerDomain, answerDomainOf, type DomainKey, domainKeys } from './answer-domain.ts';
import { bandMistakes } from './band-mistakes.ts';

type Found = Pick<Violation, 'message' | 'help' | 'pointer'> & { key?: true };

/** An answer that is declared as a fact and does not fit its form. */
export const answerFactMismatch = defineRule({
  code: 'answer-fact-mismatch',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: 'facts.json 的 answers 与表单对不上：没有这个字段，字段的答案数不清，或值与选项不一致',
      en: 'an answer declared in facts.json does not fit its form: there is no such field, its answers are not finite, or the values are not its options',
    },
    why: {
      zh: '有的答案没有一行条件能写到，或者条件永远不成立',
      en: 'no condition could name some answer, or a condition would never hold',
    },
    example: {
      file: 'definitions/facts.json',
      at: '"channelInfo": {',
      good: answerFact('["bj", "sh"]'),
      bad: answerFact('["bj", "gz", "sh"]'),
      also: answerFactExample,
    },
  },
  run: (project) => {
    const { answers = {} } = project.facts ?? {};
    const forms = new Map(filesOf(project, 'forms').map(({ value }) => [member(value, 'id'), value]));
    return Object.entries(answers).flatMap(([name, declared]): Violation[] => {
      const form = forms.get(declared.form);
      // A form that does not exist is reported as an unknown name.
      if (form === undefined) return [];
      return mistakesIn(declared, form).map(({ pointer, ...found }) => ({
        ...found,
        file: configFiles.facts.path,
        pointer: `/answers/${name}${pointer}`,
      }));
    });
  },
});

function mistakesIn(declared: AnswerFact, form: unknown): Found[] {
  const fields = itemsOf(member(form, 'fields'));
  const field = fields.find((one) => member(one, 'id') === declared.field);
  if (field === undefined) return [missingField(declared.field, form)];
  const domain = answerDomainOf(field);
  if (domain === null) return [openField(declared.field, fields)];
  const written = domainKeys.filter((key) => declared[key] !== undefined);
  const [only] = written;
  if (only === undefined || written.length > 1 || domain[only] === undefined)
    return [wrongKey(declared, written, domain)];
  return mistakesOf[only](declared, domain, field);
}

const mistakesOf: Record<DomainKey, (declared: AnswerFact, domain: AnswerDomain, field: unknown) => Found[]> =
  {
    values: ({ field, values = [] }, { values: options = [] }) => [
      ...values.flatMap((value, at): Found[] =>
        options.includes(value) ? [] : [unknownOption(`/values/${at}`, field, value, options)],
      ),
      ...options
        .filter((option) => !values.includes(option))
        .map(
          (option): Found => ({
            pointer: '/values',
            message: {
              zh: `字段 ${quote(field)} 的选项 ${quote(option)} 不在 values 里`,
              en: `${quote(option)} is an option of field ${quote(field)} and is not among the values`,
            },
            help: {
              zh: `加上 ${quote(option)}；条件可以不写它`,
              en: `add ${quote(option)}; no condition has to name it`,
            },
          }),
        ),
    ],
    includes: ({ field, includes = '' }, { includes: options = [] }) =>
      options.includes(includes) ? [] : [unknownOption('/includes', field, includes, options)],
    bands: ({ bands = [] }, { bands: scale }, field) => bandMistakes(bands, scale ?? 'number', field),
  };

function unknownOption(pointer: string, field: string, value: string, options: readonly string[]): Found {
  const near = nearestName(value, options);
  const all = list(options.map(quote));
  return {
    pointer,
    message: {
      zh: `字段 ${quote(field)} 没有选项 ${quote(value)}`,
      en: `field ${quote(field)} has no option ${quote(value)}`,
    },
    help: near ? didYouMean(near) : { zh: `选项：${all.zh}`, en: `its options are ${all.en}` },
  };
}

/** The fields of a form that may be facts, for a way out. */
function amongUsable(fields: readonly unknown[]): Text {
  const usable = fields.filter((field) => answerDomainOf(field)).map((field) => String(member(field, 'id')));
  const shown = list(usable);
  return usable.length > 0
    ? { zh: `可用：${shown.zh}`, en: `there are: ${shown.en}` }
    : { zh: '这个表单没有可用的字段', en: 'this form has no field whose answers are finite' };
}

function missingField(id: string, form: unknown): Found {
  const fields = itemsOf(member(form, 'fields'));
  const isInGroup = placedFields(form).some(({ field }) => member(field, 'id') === id);
  if (isInGroup)
    return {
      pointer: '/field',
      message: {
        zh: `字段 ${quote(id)} 在可重复的组里，会答几次`,
        en: `field ${quote(id)} is one of a group, and is answered several times`,
      },
      help: amongUsable(fields),
    };
  const near = nearestName(
    id,
    fields.map((field) => String(member(field, 'id'))),
  );
  return {
    pointer: '/field',
    message: { zh: `表单没有字段 ${quote(id)}`, en: `the form has no field ${quote(id)}` },
    help: near ? didYouMean(near) : amongUsable(fields),
  };
}

const openField = (id: string, fields: readonly unknown[]): Found => ({
  pointer: '/field',
  message: {
    zh: `字段 ${quote(id)} 的答案数不清，不能作为事实`,
    en: `the answers of field ${quote(id)} are not finite, so they are no fact`,
  },
  help: amongUsable(fields),
});

function wrongKey({ field }: AnswerFact, written: readonly DomainKey[], domain: AnswerDomain): Found {
  const fitting = domainKeys.filter((key) => domain[key] !== undefined);
  const [zh, en] = [fitting.join(' 或 '), fitting.join(' or ')];
  const wrong = written.find((key) => domain[key] === undefined);
  return {
    pointer: wrong ? `/${wrong}` : '',
    ...(wrong && { key: true }),
    message: {
      zh: `字段 ${quote(field)} 只写一个：${zh}`,
      en: `field ${quote(field)} takes exactly one of: ${en}`,
    },
    help: { zh: `写 ${zh}，删掉其他的`, en: `write ${en}, and none of the others` },
  };
}
