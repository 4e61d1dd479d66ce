import { observer } from 'mobx-react-lite';
import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { VisitorLink } from '../visitor/VisitorLink.tsx';
import styles from './BlockingErrors.module.css';
import { Fixes } from './Fixes.tsx';
import { problemHelp, problemMessage } from './problem-help.ts';
import { problemHref } from './problem-href.ts';
import { problemLocation } from './problem-location.ts';
import { problemUses } from './problem-uses.ts';
import { problemWords } from './problem-words.ts';
import { RevertCause } from './RevertCause.tsx';

const mostShown = 20;

/** The card of a page or form that has the error, else its place in the text. */
function errorHref(problem: Problem): string {
  const { file, range } = problem;
  const href = problemHref(problem);
  if (definitionCard.test(href)) return href;
  return hrefOf(['files', file], { line: String(range.line), column: String(range.column) });
}
const definitionCard = /^#\/(pages|forms)\//;

/** The errors that block a save, each with a link to its location and its fix, where there is one. */
export const BlockingErrors = observer(function BlockingErrors() {
  const draftStore = useDraftStore();
  const say = useWords(problemWords);
  const text = useText();
  const answer = draftStore.problems;
  const errors = answer?.problems.filter(({ severity }) => severity === 'error') ?? [];
  if (!answer || errors.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="save-errors">
      <h2 id="save-errors" tabIndex={-1} className={styles.danger}>
        {say('blocking')}
      </h2>
      <p>{say('blockingAbout', { count: errors.length })}</p>
      <ul className={styles.list}>
        {errors.slice(0, mostShown).map((problem) => {
          const { code, file, range } = problem;
          const { line, column } = range;
          const help = problemHelp(problem, draftStore);
          const uses = problemUses(problem, draftStore);
          const location = problemLocation(problem, draftStore);
          return (
            <li key={`${file}:${line}:${column} ${code}`} className={styles.error}>
              <div>
                <p>{text(problemMessage(problem, draftStore))}</p>
                {uses && <p>{uses}</p>}
                <p className={styles.count}>
                  {file}:{line} {location && `· ${location} `}
                  {help && `· ${text(help)}`}{' '}
                  {problem.visitor && (
                    <VisitorLink visitor={problem.visitor}>{say('seeVisitor')}</VisitorLink>
                  )}
                </p>
              </div>
              <div className={styles.actions}>
                <Fixes problem={problem}>
                  <RevertCause problem={problem} />
                </Fixes>
                <a className="button" href={errorHref(problem)}>
                  {say('goThere')}
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
