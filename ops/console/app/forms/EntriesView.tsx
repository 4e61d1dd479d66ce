import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useDesk } from '../desk.ts';
import { valueIn } from '../fields/field-edit.ts';
import { useEntryList } from '../frame/use-entry-list.ts';
import { useProblemsAt } from '../problems/problems-at.ts';
import { goTo, hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import { AddEntry } from './AddEntry.tsx';
import { BrandHead } from './BrandHead.tsx';
import styles from './EntriesView.module.css';
import { EntryForm } from './EntryForm.tsx';
import type { EntryKind } from './entry-kind.ts';
import { formWords } from './form-words.ts';
import { VariantHead } from './VariantHead.tsx';

interface Props {
  kind: EntryKind;
  /** The entry that the address names; null: the first. */
  id: string | null;
}

/** A list of entries, and the form of one. */
export const EntriesView = observer(function EntriesView({ kind, id: given }: Props) {
  const desk = useDesk();
  const say = useWords(formWords);
  const [text, setText] = useState('');
  const [isAdding, setAdding] = useState(false);
  const problems = useProblemsAt(kind.file, kind.map);
  const file = desk.file(kind.file);
  const entries = Object.entries((valueIn(file?.value, [kind.map]) ?? {}) as Record<string, unknown>);
  const id = given ?? entries[0]?.[0] ?? '';
  const shown = entries.filter(([one, entry]) =>
    `${one} ${kind.nameOf(one, entry)}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  const ids = shown.map(([one]) => one);
  const { listProps, entryProps, openedProps } = useEntryList(kind.view, ids, given);
  if (!file) return <p>{say('loading')}</p>;
  return (
    <div className={styles.view}>
      <nav className={styles.side} aria-label={say(kind.view)} {...listProps}>
        {kind.beside && (
          <div className={styles.tabs}>
            {kind.beside.map((view) => (
              <a key={view} href={hrefOf([view])} aria-current={view === kind.view ? 'true' : undefined}>
                {say(view)}
              </a>
            ))}
          </div>
        )}
        <div className={styles.bar}>
          <input
            type="search"
            aria-label={say('filter')}
            placeholder={say('filter')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="button" onClick={() => setAdding(true)}>
            {say('add')}
          </button>
        </div>
        <ul className={styles.list}>
          {shown.map(([one, entry]) => (
            <li key={one}>
              <a
                {...entryProps(one)}
                className={styles.link}
                href={hrefOf([kind.view, one])}
                aria-current={one === id ? 'page' : undefined}
              >
                <strong>{one}</strong>
                <span className={styles.name}>{kind.nameOf(one, entry)}</span>
                {problems.has(one) && (
                  <span className={styles.error}>
                    {say('problems', { count: problems.get(one)?.length ?? 0 })}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.main} {...openedProps}>
        <div className={styles.head}>
          <h1>{id}</h1>
          <span className={styles.space} />
          {kind.one === 'host' && (
            <a className="button" href={hrefOf(['see'], { host: id })}>
              {say('lookHost')}
            </a>
          )}
          <a className="button" href={hrefOf(['files', kind.file], { at: `/${kind.map}/${id}` })}>
            {say('toText')}
          </a>
          {id !== 'default' && entries.some(([one]) => one === id) && (
            <button
              type="button"
              className="danger"
              onClick={() => {
                void desk.edit([{ do: 'remove', file: kind.file, path: [kind.map, id] }]);
                goTo(hrefOf([kind.view]));
              }}
            >
              {say('remove')}
            </button>
          )}
        </div>
        {!file.isJson && (
          <p className={styles.error} role="alert">
            {say('broken', { file: kind.file })}
          </p>
        )}
        {entries.some(([one]) => one === id) ? (
          <>
            {kind.one === 'brand' && <BrandHead id={id} />}
            {kind.one === 'variant' && <VariantHead id={id} />}
            <EntryForm key={id} place={{ file: kind.file, path: [kind.map, id] }} />
            <p className={styles.soft}>{say('saved')}</p>
          </>
        ) : (
          <p>{say('none', { file: kind.file, id })}</p>
        )}
      </div>
      {isAdding && (
        <AddEntry kind={kind} ids={entries.map(([one]) => one)} onClose={() => setAdding(false)} />
      )}
    </div>
  );
});
