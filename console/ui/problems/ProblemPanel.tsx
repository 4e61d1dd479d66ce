import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { labelsOf } from '../../../ops/wording/labels.ts';
import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { unwrittenTexts } from '../draft-store/unwritten-texts.ts';
import { useText, useWords } from '../language/use-words.ts';
import { fileTitle } from '../value-display/file-title.ts';
import { VisitorLink } from '../visitor/VisitorLink.tsx';
import { Fixes } from './Fixes.tsx';
import styles from './ProblemPanel.module.css';
import { problemHelp, problemMessage } from './problem-help.ts';
import { problemHref } from './problem-href.ts';
import { problemLocation } from './problem-location.ts';
import { problemUses } from './problem-uses.ts';
import { problemWords } from './problem-words.ts';
import { RevertCause } from './RevertCause.tsx';
import severities from './severity.module.css';
import { UnwrittenTexts } from './UnwrittenTexts.tsx';

/** A broken reference in every channel is one mistake: the first problems are enough. */
const mostShown = 300;

/** Every finding of `funnel check` in the draft, with its location and its fixes. */
export const ProblemPanel = observer(function ProblemPanel({ onClose }: { onClose: () => void }) {
  const draftStore = useDraftStore();
  const { problems: answer } = draftStore;
  const hasUnwritten = unwrittenTexts(draftStore).length > 0;
  const say = useWords(problemWords);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const pages = labelsOf(draftStore, { names: 'page', path: [] });
  const nameOf = (file: string) => {
    const page = pages.get(/^definitions\/pages\/(.+)\.json$/.exec(file)?.[1] ?? '');
    return page ? say('page', { title: page }) : fileTitle(draftStore, file);
  };
  const all = answer?.problems ?? [];
  const shown = all.slice(0, mostShown);
  const files = [...new Set(shown.map(({ file }) => file))].map(
    (file) => [file, shown.filter((one) => one.file === file)] as const,
  );
  return (
    <aside
      ref={box}
      className={styles.panel}
      aria-label={say('title')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.head}>
        <h2>{say('title')}</h2>
        <button type="button" className="quiet" onClick={onClose}>
          {say('close')}
        </button>
      </header>
      <div aria-live="polite">
        {answer === null && <p>{say('checking')}</p>}
        {answer && all.length === 0 && !hasUnwritten && <p className={styles.good}>{say('none')}</p>}
        {answer && !answer.isClean && <p className={styles.soft}>{say('errors')}</p>}
        <UnwrittenTexts />
        {files.map(([file, own]) => (
          <section key={file} className={styles.file}>
            <h3>
              {nameOf(file)} <code className={styles.soft}>{file}</code>{' '}
              <span className={styles.soft}>{own.length}</span>
            </h3>
            <ul className={styles.list}>
              {own.map((problem) => (
                <OneProblem
                  key={`${problem.code} ${problem.pointer} ${problem.range.line}:${problem.range.column} ${problem.message.en}`}
                  problem={problem}
                />
              ))}
            </ul>
          </section>
        ))}
        {all.length > mostShown && (
          <p className={styles.soft}>{say('more', { count: all.length - mostShown })}</p>
        )}
      </div>
    </aside>
  );
});

const OneProblem = observer(function OneProblem({ problem }: { problem: Problem }) {
  const say = useWords(problemWords);
  const text = useText();
  const draftStore = useDraftStore();
  const { severity, label, code, range } = problem;
  const help = problemHelp(problem, draftStore);
  const uses = problemUses(problem, draftStore);
  const location = problemLocation(problem, draftStore);
  return (
    <li className={styles.problem}>
      <p>
        <strong className={severities[severity]}>{say(severity)}</strong>{' '}
        <a href={problemHref(problem)}>{text(problemMessage(problem, draftStore))}</a>
        {label && <span className={styles.soft}> · {text(label)}</span>}
      </p>
      {uses && <p>{uses}</p>}
      {(help || problem.visitor) && (
        <p className={styles.soft}>
          {help && text(help)}{' '}
          {problem.visitor && <VisitorLink visitor={problem.visitor}>{say('seeVisitor')}</VisitorLink>}
        </p>
      )}
      <p className={styles.soft}>
        {location && `${location} · `}
        {say('line', { line: range.line })} · <code>{code}</code>
      </p>
      <p className={styles.fixes}>
        <Fixes problem={problem}>
          <RevertCause problem={problem} />
        </Fixes>
      </p>
    </li>
  );
});
