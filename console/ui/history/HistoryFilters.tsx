import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { fileTitle } from '../value-display/file-title.ts';
import styles from './History.module.css';
import { type HistoryQuery, type Since, startOf } from './history-query.ts';
import { historyWords } from './history-words.ts';

interface Props {
  query: HistoryQuery;
  authors: readonly string[];
  onChange: (next: HistoryQuery) => void;
}

const periods = [
  ['1', 'today'],
  ['7', 'days7'],
  ['30', 'days30'],
  ['all', 'always'],
] as const;

const isPeriod = (since: Since): boolean => periods.some(([key]) => key === since);

/** As a field for a day has it. */
function dayText(date: Date): Since {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` as Since;
}

/** Since when, by whom, in which file. */
export const HistoryFilters = observer(function HistoryFilters({ query, authors, onChange }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(historyWords);
  const { since, author, file, at } = query;
  const files = (draftStore.state?.files ?? []).map((one) => one.file);
  const known = file === null || files.includes(file) ? files : [...files, file];
  const names = author === null || authors.includes(author) ? authors : [...authors, author];
  const ofDay = (): Since => dayText(startOf(since === 'all' ? '30' : since, new Date()) ?? new Date());
  return (
    <div className={styles.filters}>
      <label>
        {say('since')}
        <select
          value={isPeriod(since) ? since : 'day'}
          onChange={({ target }) =>
            onChange({ ...query, since: target.value === 'day' ? ofDay() : (target.value as Since) })
          }
        >
          {periods.map(([key, word]) => (
            <option key={key} value={key}>
              {say(word)}
            </option>
          ))}
          <option value="day">{say('sinceDay')}</option>
        </select>
      </label>
      {!isPeriod(since) && (
        <label>
          {say('day')}
          <input
            type="date"
            value={since}
            max={dayText(new Date())}
            onChange={({ target }) => target.value && onChange({ ...query, since: target.value as Since })}
          />
        </label>
      )}
      <label>
        {say('author')}
        <select
          value={author ?? ''}
          onChange={({ target }) => onChange({ ...query, author: target.value || null })}
        >
          <option value="">{say('everybody')}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {at === null && (
        <label>
          {say('file')}
          <select
            value={file ?? ''}
            onChange={({ target }) => onChange({ ...query, file: target.value || null })}
          >
            <option value="">{say('allFiles')}</option>
            {known.map((name) => (
              <option key={name} value={name}>
                {[name, fileTitle(draftStore, name)].filter(Boolean).join(' ')}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
});
