import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { HistoryRequest, HistoryResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { BranchPanel } from '../remote/BranchPanel.tsx';
import { navigate, useRoute } from '../route/route.ts';
import styles from './History.module.css';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryHead } from './HistoryHead.tsx';
import { type HistoryQuery, historyHref, historyRequest, readHistoryQuery } from './history-query.ts';
import { historyWords } from './history-words.ts';
import { PastSaveItem } from './PastSaveItem.tsx';
import { type LoadedHistory, useHistory } from './use-history.ts';

/** `#/history?file=…&at=POINTER&since=…&author=…`: the past saves, from git. */
export const HistoryView = observer(function HistoryView() {
  const { query: parameters } = useRoute();
  const address = parameters.toString();
  const query = useMemo(() => readHistoryQuery(new URLSearchParams(address)), [address]);
  // A day that is none is everything.
  const request = useMemo(() => historyRequest(query, new Date()) ?? {}, [query]);
  const history = useHistory(request);
  return (
    <div className={styles.view}>
      <HistoryHead query={query} />
      <HistoryFilters
        query={query}
        authors={history.answer?.authors ?? []}
        onChange={(next) => navigate(historyHref(next))}
      />
      <Uncommitted answer={history.answer} file={query.file} />
      <BranchPanel isQuiet />
      <Saves history={history} query={query} request={request} />
    </div>
  );
});

/** What is saved and not in the history yet: no commit has it. */
const Uncommitted = observer(function Uncommitted({
  answer,
  file,
}: {
  answer: HistoryResponse | null;
  file: string | null;
}) {
  const { language } = useDraftStore();
  const say = useWords(historyWords);
  const uncommitted = (answer?.uncommitted ?? []).filter((one) => file === null || one === file);
  return (
    <>
      {uncommitted.length > 0 && (
        <p className={styles.note}>
          {say('uncommitted', { files: uncommitted.join(language === 'zh' ? '、' : ', ') })}
        </p>
      )}
      {answer?.isShallow && <p className={styles.note}>{say('shallow')}</p>}
    </>
  );
});

const Saves = observer(function Saves({
  history: { answer, error, isLoading, loadMore, retry },
  query,
  request,
}: {
  history: LoadedHistory;
  query: HistoryQuery;
  request: HistoryRequest;
}) {
  const say = useWords(historyWords);
  const text = useText();
  if (error) {
    return (
      <p className={styles.note} role="alert">
        {say('failed', { why: text(error.text) })}{' '}
        <button type="button" onClick={retry}>
          {say('retry')}
        </button>
      </p>
    );
  }
  if (!answer) return <p role="status">{say('loading')}</p>;
  if (answer.git !== 'ok') {
    return (
      <p className={styles.note} role="status">
        {say(answer.git === 'none' ? 'noGit' : 'noCommit')}
      </p>
    );
  }
  const { saves } = answer;
  const isFiltered = request.since !== undefined || request.author !== undefined;
  const nothing = loadMore
    ? say('nothingYet', { count: answer.searched })
    : say(isFiltered || query.file === null ? 'nothing' : 'nothingHere');
  return (
    <>
      <p className="soft" role="status">
        {saves.length === 0 ? nothing : say(loadMore ? 'countMore' : 'count', { count: saves.length })}
      </p>
      <ol className={styles.saves}>
        {saves.map((save) => (
          <PastSaveItem key={save.commit} save={save} file={query.file} at={query.at} />
        ))}
      </ol>
      {loadMore && (
        <p>
          <button type="button" disabled={isLoading} onClick={loadMore}>
            {say(isLoading ? 'loading' : 'more')}
          </button>
        </p>
      )}
    </>
  );
});
