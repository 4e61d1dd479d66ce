import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from '../entries/EntriesView.module.css';
import { EntryChangeMark } from '../entries/EntryChangeMark.tsx';
import { EntryProblems } from '../entries/EntryProblems.tsx';
import { useRovingList } from '../focus/use-roving-list.ts';
import { useWords } from '../language/use-words.ts';
import { EmptyFilter } from '../layout/EmptyFilter.tsx';
import head from '../layout/ViewHeader.module.css';
import { hrefOf } from '../route/route.ts';
import type { Definition, DefinitionFolder } from './definition-files.ts';
import own from './Pages.module.css';
import { pagesWords } from './pages-words.ts';

/** A row of the list: the texts by which it is found, and what it shows. */
export interface DefinitionRow {
  definition: Definition;
  title: string;
  lines: readonly string[];
  /** What it is found by as well; a line that is shown where only it has a word that was looked for. */
  hidden?: readonly string[];
}

interface Props {
  folder: DefinitionFolder;
  rows: readonly DefinitionRow[];
  actions?: ReactNode;
  /** Told what is looked for. */
  onText?: (text: string) => void;
  /** What is still being found out about the text; empty: nothing. */
  waiting?: string;
}

/** All pages, or all forms: one Tab stop with arrow keys, and a filter over everything that a row says. */
export const DefinitionList = observer(function DefinitionList({
  folder,
  rows,
  actions,
  onText,
  waiting = '',
}: Props) {
  const { problems } = useDraftStore();
  const say = useWords(pagesWords);
  const [text, setOwnText] = useState('');
  const setText = (next: string) => {
    setOwnText(next);
    onText?.(next);
  };
  // An address or a part of one names a channel so.
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^channel_(?=\d)/, ''))
    .filter(Boolean);
  const shown = rows.flatMap((row) => foundRow(row, words) ?? []);
  const ids = shown.map(({ definition }) => definition.id);
  const { listProps, entryProps } = useRovingList(folder, ids, null);
  return (
    <div className={own.listView}>
      <div className={head.head}>
        <h1>{say(folder)}</h1>
        <span className="soft">{say('count', { count: shown.length })}</span>
        <span className={head.space} />
        {actions}
      </div>
      <nav className={own.list} aria-label={say(folder)} {...listProps}>
        <div className={styles.bar}>
          <input
            type="search"
            aria-label={say('filter')}
            placeholder={say('filter')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <ul className={own.rows}>
          {shown.map(({ definition: { id, file, value }, title, lines }) => {
            const faults = (problems?.problems ?? []).filter((one) => one.file === file);
            return (
              <li key={id}>
                <a {...entryProps(id)} className={styles.link} href={hrefOf([folder, id])}>
                  <strong>{title}</strong> <small className={own.id}>{id}</small>
                  {lines.map((line) => (
                    <span key={line} className={styles.name}>
                      {line}
                    </span>
                  ))}
                  <EntryChangeMark entryPath={{ file, path: [] }} entry={value} />
                  <EntryProblems problems={faults} file={file} path={[]} />
                </a>
              </li>
            );
          })}
        </ul>
        {waiting !== '' && <p role="status">{waiting}</p>}
        <EmptyFilter
          isShown={shown.length === 0 && rows.length > 0 && waiting === ''}
          onClear={() => setText('')}
        />
      </nav>
    </div>
  );
});

/** A row with every word that was looked for, and the lines that say why; null where it lacks one. */
function foundRow(row: DefinitionRow, words: readonly string[]): DefinitionRow | null {
  const { definition, title, lines, hidden = [] } = row;
  const said = [definition.id, title, ...lines].join('\n').toLowerCase();
  const unsaid = words.filter((word) => !said.includes(word));
  if (unsaid.length === 0) return row;
  const why = hidden.filter((line) => unsaid.some((word) => line.toLowerCase().includes(word)));
  const isFound = unsaid.every((word) => why.some((line) => line.toLowerCase().includes(word)));
  return isFound ? { ...row, lines: [...lines, ...why.slice(0, mostReasons)] } : null;
}

const mostReasons = 3;
