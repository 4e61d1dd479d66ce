import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { fillPlaceholders } from '../../runtime/index.ts';
import { type PageContext, PageContextProvider, usePage } from './page-context.ts';
import { type PageScope, usePageScope } from './page-scope.ts';

/** Most characters of an answer in a text: a longer one is no name, place or choice. */
const longest = 40;

/**
 * The view around the blocks of a page whose texts name answers of earlier forms. A form keeps its answers when its page
 * is left, which React does after the first render of the next one: they are read again then, and whenever a page that
 * was kept alive is shown again.
 */
export function AnswerTexts({ children }: { children?: ReactNode }) {
  const page = usePage();
  const { answers } = usePageScope();
  const [reading, readAgain] = useReducer((number: number) => number + 1, 0);
  useEffect(readAgain, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reading` asks for the answers of now
  const filled = useMemo(() => withAnswers(page, answers), [page, answers, reading]);
  return <PageContextProvider value={filled}>{children}</PageContextProvider>;
}

/**
 * The page context with the answers in its texts, as plain text. They are filled in last: what a visitor has typed is
 * never read as a placeholder.
 */
function withAnswers(page: PageContext, answers: PageScope['answers'] = {}): PageContext {
  const values = Object.entries(answers).map(([name, { form, field, fallback, labels = {} }]) => {
    const answer = String(page.answersOf(form).answers[field] ?? '').trim();
    return [
      name,
      Array.from(labels[answer] ?? answer)
        .slice(0, longest)
        .join('') || fallback,
    ];
  });
  const filled = Object.fromEntries(values);
  return { ...page, text: (template) => fillPlaceholders(page.text(template), filled) };
}
