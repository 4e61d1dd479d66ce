import { answerPlaceholder, countedMessages, type FieldKind } from '../../schemas/index.ts';
import { filesOf, type Project } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { itemsOf, member } from '../json/json-values.ts';
import type { PlacedPlural } from '../languages/plural-texts.ts';
import { list, quote, type Text } from '../text/text.ts';

/** The kinds whose answers are numbers. */
const numeric: ReadonlySet<unknown> = new Set<FieldKind>(['number', 'amount']);
const counted: ReadonlySet<unknown> = new Set(countedMessages);

/** A text has forms by a number, and no number is there that could choose one. */
export const pluralCount = defineRule({
  code: 'plural-count',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '按数量写的文字旁边没有数字，或 count 不是页面 answers 里的数字',
      en: 'a text has forms by a number where none is, or its `count` is no number among the `answers` of its page',
    },
    why: { zh: '所有访客都会读到同一种形式', en: 'every visitor reads the same form' },
    example: {
      file: 'definitions/pages/not-found.json',
      at: '"title": "页面不存在"',
      good: '"title": "页面不存在"',
      bad: '"title": { "other": "页面不存在" }',
    },
  },
  run: (project) => {
    const kinds = new Map(project.files.map(({ file, kind }) => [file, kind]));
    return project.texts.plurals.flatMap((plural): Violation[] => {
      const { file, pointer, forms } = plural;
      if (kinds.get(file) === 'pages') return ofPage(project, plural);
      const hasNumber = kinds.get(file) === 'messages' && counted.has(plural.textPath.at(-1));
      if (hasNumber && forms.count === undefined) return [];
      return hasNumber
        ? [{ ...needless, file, pointer: `${pointer}/count`, key: true }]
        : [{ ...none, file, pointer }];
    });
  },
});

const none: { message: Text; help: Text } = {
  message: { zh: '这段文字没有数字', en: 'no number belongs to this text' },
  help: {
    zh: `写成一段文字；页面的文字可以用 count 指 answers 里的数字，messages.json 里跟在数字后面的文字有：${countedMessages.join(' ')}`,
    en: `write a plain text; texts of pages name a number of their answers as \`count\`, and these messages stand behind one: ${countedMessages.join(' ')}`,
  },
};

const needless: { message: Text; help: Text } = {
  message: { zh: '它前面的数字已经决定形式', en: 'the number before it chooses the form' },
  help: { zh: '删掉 count', en: 'remove `count`' },
};

function ofPage(project: Project, { file, pointer, forms }: PlacedPlural): Violation[] {
  const page = project.files.find((one) => one.file === file)?.value;
  const known = numbersOf(project, page);
  const { count } = forms;
  if (count !== undefined && known.includes(count)) return [];
  if (known.length === 0) return isOfUnknownField(project, page, count) ? [] : [{ ...none, file, pointer }];
  const near = count === undefined ? undefined : nearestName(count, known);
  const shown = list(known);
  return [
    {
      message:
        count === undefined
          ? { zh: '没有写 count', en: 'it has no `count`' }
          : { zh: `${quote(count)} 不是数字`, en: `${quote(count)} is no number` },
      help: near ? didYouMean(near) : { zh: `可用: ${shown.zh}`, en: `there are: ${shown.en}` },
      file,
      pointer: count === undefined ? pointer : `${pointer}/count`,
    },
  ];
}

/** Whether `count` names an answer of a field that its form does not have: `answer-unknown` is about it. */
const isOfUnknownField = (project: Project, page: unknown, count: string | undefined): boolean =>
  itemsOf(member(page, 'answers')).some(
    (one) => count === answerPlaceholder(String(member(one, 'field'))) && fieldOf(project, one) === undefined,
  );

function fieldOf(project: Project, answer: unknown): unknown {
  const forms = filesOf(project, 'forms').map(({ value }) => value);
  const form = forms.find((value) => member(value, 'id') === member(answer, 'form'));
  return itemsOf(member(form, 'fields')).find((value) => member(value, 'id') === member(answer, 'field'));
}

/** The placeholders of a page's answers that are numbers. */
const numbersOf = (project: Project, page: unknown): string[] =>
  itemsOf(member(page, 'answers')).flatMap((one) =>
    numeric.has(member(fieldOf(project, one), 'kind'))
      ? [answerPlaceholder(String(member(one, 'field')))]
      : [],
  );
