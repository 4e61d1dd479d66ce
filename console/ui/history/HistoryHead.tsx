import { observer } from 'mobx-react-lite';
import { spaced } from '../../../ops/text/text.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import head from '../layout/ViewHeader.module.css';
import { problemHref } from '../problems/problem-href.ts';
import { describeHistoryPlace, entryOfPlace } from './describe-history-place.ts';
import { type HistoryQuery, historyHref } from './history-query.ts';
import { historyWords } from './history-words.ts';

/** The subject of the history, with links to it and to what surrounds it. */
export const HistoryHead = observer(function HistoryHead({ query }: { query: HistoryQuery }) {
  const draftStore = useDraftStore();
  const say = useWords(historyWords);
  const { language } = draftStore;
  const { file, at } = query;
  if (file === null) return <h1>{say('title')}</h1>;
  const isThere = draftStore.state?.files.some((one) => one.file === file) ?? false;
  const value = isThere ? draftStore.file(file)?.value : undefined;
  const what = describeHistoryPlace(file, at, value, draftStore);
  const entry = at === null ? null : entryOfPlace(file, at, value, draftStore);
  return (
    <div className={head.head}>
      <h1>{say('titleOf', { what: language === 'zh' ? spaced(what).trimStart() : what })}</h1>
      <span className={head.space} />
      {entry !== null && (
        <a href={historyHref({ ...query, at: entry })}>
          {say('wholeEntry', { what: spaced(describeHistoryPlace(file, entry, value, draftStore)) })}
        </a>
      )}
      {at !== null && <a href={historyHref({ ...query, at: null })}>{say('wholeFile', { file })}</a>}
      {at === null && <a href={historyHref({ ...query, file: null, since: '7' })}>{say('wholeConfig')}</a>}
      {isThere && (
        <a className="button" href={problemHref({ file, pointer: at ?? '' })}>
          {say('open')}
        </a>
      )}
    </div>
  );
});
