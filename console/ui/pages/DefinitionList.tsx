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
}

interface Props {
  folder: DefinitionFolder;
  rows: readonly DefinitionRow[];
  actions?: ReactNode;
}

/** All pages, or all forms: one Tab stop with arrow keys, and a filter over everything that a row says. */
export const DefinitionList = observer(function DefinitionList({ folder, rows, actions }: Props) {
  const { problems } = useDraftStore();
  const say = useWords(pagesWords);
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = rows.filter(({ definition, title, lines }) => {
    const all = [definition.id, title, ...lines].join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  });
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
        <EmptyFilter isShown={shown.length === 0 && rows.length > 0} onClear={() => setText('')} />
      </nav>
    </div>
  );
});
