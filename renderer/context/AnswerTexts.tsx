import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { fillPlaceholders, ownEntry } from '../../runtime/index.ts';
import { type PageContext, PageContextProvider, usePage } from './page-context.ts';
import { type PageScope, usePageScope } from './page-scope.ts';
import { chooseForm } from './plural-form.ts';

/** Most characters of an answer in a text: a longer one is no name, place or choice. */
const longest = 40;

/**
 * The view around the blocks of a page whose texts name answers of earlier forms, or have forms by a number. A form keeps
 * its answers when its page is left, which React does after the first render of the next one: they are read again then, and
 * whenever a page that was kept alive is shown again.
 */
export function AnswerTexts({ children }: { children?: ReactNode }) {
  const page = usePage();
  const { answers, plurals } = usePageScope();
  const [reading, readAgain] = useReducer((number: number) => number + 1, 0);
  useEffect(readAgain, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reading` asks for the answers of now
  const filled = useMemo(() => withAnswers(page, answers, plurals), [page, answers, plurals, reading]);
  return <PageContextProvider value={filled}>{children}</PageContextProvider>;
}

/**
 * The page context with the answers in its texts, as plain text. They are filled in last: what a visitor has typed is
 * never read as a placeholder.
 */
function withAnswers(
  page: PageContext,
  answers: PageScope['answers'] = {},
  plurals: PageScope['plurals'] = { language: '', forms: {} },
): PageContext {
  const given = Object.entries(answers).map(([name, { form, field, fallback, labels = {} }]) => {
    const answer = String(page.answersOf(form).answers[field] ?? '').trim();
    const shown = Array.from(labels[answer] ?? answer)
      .slice(0, longest)
      .join('');
    return { name, answer, shown: shown || fallback };
  });
  const filled = Object.fromEntries(given.map(({ name, shown }) => [name, shown]));
  const numbers = new Map(
    given.map(({ name, answer }) => [name, Number(answer.replaceAll(',', '') || Number.NaN)]),
  );
  const { language, forms } = plurals;
  return {
    ...page,
    text: (template) => {
      const own = ownEntry(forms, template);
      const form = own && chooseForm(language, own, numbers.get(own.count ?? ''));
      return fillPlaceholders(page.text(form ?? template), filled);
    },
    message: (id, number) => {
      const own = number === undefined ? undefined : ownEntry(forms, id);
      return own ? page.text(chooseForm(language, own, number)) : page.message(id);
    },
  };
}
