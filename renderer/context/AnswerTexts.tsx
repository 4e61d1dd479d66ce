import { type ReactNode, useMemo } from 'react';
import { fillPlaceholders } from '../../runtime/index.ts';
import { type PageContext, PageContextProvider, usePage } from './page-context.ts';
import { type PageScope, usePageScope } from './page-scope.ts';

/** Most characters of an answer in a text: a longer one is no name, place or choice. */
const longest = 40;

/** The view around the blocks of a page whose texts name answers of earlier forms. */
export function AnswerTexts({ children }: { children?: ReactNode }) {
  const page = usePage();
  const { answers } = usePageScope();
  const filled = useMemo(() => withAnswers(page, answers), [page, answers]);
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
