import type { AnswerText, PageBundle } from '../../renderer/site-data/page-bundle.ts';
import { ownEntry } from '../../runtime/index.ts';
import { answerPlaceholder, type Config, type PageSchema } from '../../schemas/index.ts';

/**
 * What the placeholders of answers in the texts of a page stand for. A phone has the options of a form only on the page
 * of the form, so the labels of a choice come along.
 */
export const answerTextsOf = (
  { forms }: Config,
  answers: NonNullable<PageSchema['answers']>,
): NonNullable<PageBundle['answers']> =>
  Object.fromEntries(
    answers.map(({ form, field, fallback }) => {
      const asked = ownEntry(forms, form)?.fields.find(({ id }) => id === field);
      const labels =
        asked && 'options' in asked
          ? Object.fromEntries(asked.options.map(({ value, label }) => [value, label]))
          : undefined;
      const text: AnswerText = { form, field, fallback, ...(labels && { labels }) };
      return [answerPlaceholder(field), text];
    }),
  );

/**
 * The blocks of a page inside the view that fills answers in, which only such a page loads: the schema has no block that
 * holds all others.
 */
export const insideAnswers = (body: PageSchema['body']): PageSchema['body'] =>
  [{ type: 'answers', id: 'answers', blocks: body }] as unknown as PageSchema['body'];
