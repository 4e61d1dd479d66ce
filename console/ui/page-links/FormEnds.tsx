import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { problemWords } from '../problems/problem-words.ts';
import severities from '../problems/severity.module.css';
import { EndOfForm } from './EndOfForm.tsx';
import { whereOfEnd } from './end-text.ts';
import { formEndWords } from './form-end-words.ts';
import type { FormEnd } from './form-ends.ts';
import styles from './PageLinks.module.css';
import { problemsOfEnd } from './problems-of-end.ts';

interface Props {
  ends: readonly FormEnd[];
  /** The title of each page that shows the form; not given where all stand on the page that is open. */
  titleOf?: (page: string) => string;
  /** The dialog of a new page to which an end leads. */
  newPage: (end: FormEnd, close: () => void) => ReactNode;
}

/** More pages than these are folded, each with what follows a form that was received. */
const fewPages = 3;

/** What happens after a form is sent, on each page that shows it, and where else it can lead. */
export const FormEnds = observer(function FormEnds({ ends, titleOf, newPage }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(formEndWords);
  const pages = [...new Set(ends.map(({ page }) => page))];
  const sayProblem = useWords(problemWords);
  const hasProblem = (end: FormEnd) => problemsOfEnd(end, draftStore.problems?.problems).length > 0;
  const whereSent = (page: string) => {
    const sent = ends.find((one) => one.page === page && one.isSent);
    return sent ? whereOfEnd(sent, draftStore) : '';
  };
  const endsOf = (page: string) => (
    <EndsOnPage ends={ends.filter((one) => one.page === page)} newPage={newPage} />
  );
  return (
    <section className={styles.ends} aria-label={say('title')}>
      <h2>{say('title')}</h2>
      {pages.map((page) =>
        titleOf && pages.length > 1 ? (
          <Folded
            key={page}
            isOpenAtFirst={pages.length <= fewPages}
            summary={
              <>
                {say('onPage', { page: titleOf(page) })}
                <span className="soft"> → {whereSent(page)}</span>{' '}
                {ends.some((end) => end.page === page && hasProblem(end)) && (
                  <strong className={severities.error}>{sayProblem('error')}</strong>
                )}
              </>
            }
          >
            {() => endsOf(page)}
          </Folded>
        ) : (
          <div key={page} className={styles.rows}>
            {endsOf(page)}
          </div>
        ),
      )}
    </section>
  );
});

/** The ends of a form on a page: those that point out a mistake are folded. */
const EndsOnPage = observer(function EndsOnPage({ ends, newPage }: Pick<Props, 'ends' | 'newPage'>) {
  const draftStore = useDraftStore();
  const say = useWords(formEndWords);
  // What has a problem is seen at once.
  const isMistake = (end: FormEnd) =>
    end.message !== null && !end.isSent && problemsOfEnd(end, draftStore.problems?.problems).length === 0;
  const mistakes = ends.filter(isMistake);
  const row = (end: FormEnd) => (
    <EndOfForm key={`${end.block} ${end.codes?.join() ?? ''}`} end={end} newPage={newPage} />
  );
  return (
    <>
      {ends.filter((end) => !isMistake(end)).map(row)}
      {mistakes.length > 0 && (
        <Folded summary={say('mistakes', { count: mistakes.length })}>{() => mistakes.map(row)}</Folded>
      )}
    </>
  );
});

/** What is made once it is unfolded: each choice of a page has all pages. */
function Folded(props: { summary: ReactNode; isOpenAtFirst?: boolean; children: () => ReactNode }) {
  const { summary, isOpenAtFirst = false, children } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.rows}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
