import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { fromPointer } from '../../../ops/json/pointer.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { useAction } from '../actions/use-action.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EntryForm } from '../entry-form/EntryForm.tsx';
import { formWords } from '../entry-form/form-words.ts';
import { addressFilterQuery } from '../field-values/address-filter.ts';
import { revealField } from '../focus/reveal-field.ts';
import { useRovingList } from '../focus/use-roving-list.ts';
import { useWords } from '../language/use-words.ts';
import { LastChange } from '../last-change/LastChange.tsx';
import { EmptyFilter } from '../layout/EmptyFilter.tsx';
import { useProblemsByEntry } from '../problems/problems-of-field.ts';
import { hrefOf, navigate, useRoute } from '../route/route.ts';
import { AddEntry } from './AddEntry.tsx';
import { AddressFilterNote } from './AddressFilterNote.tsx';
import { BrandHeader } from './BrandHeader.tsx';
import styles from './EntriesView.module.css';
import { EntryChangeMark } from './EntryChangeMark.tsx';
import { EntryName, EntryTitle } from './EntryName.tsx';
import { EntryProblems } from './EntryProblems.tsx';
import type { EntryKind } from './entry-kind.ts';
import { useEntryFilter } from './use-entry-filter.ts';
import { VariantHeader } from './VariantHeader.tsx';

interface Props {
  kind: EntryKind;
  /** The entry that the address names; null: the first. */
  id: string | null;
}

/** A list of entries, and the form of one. */
export const EntriesView = observer(function EntriesView({ kind, id: given }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(formWords);
  const [isAdding, setAdding] = useState(false);
  const add = () => setAdding(true);
  useAction(`new ${kind.view}`, add);
  const problems = useProblemsByEntry(kind.file, kind.map);
  const file = draftStore.file(kind.file);
  const entries = Object.entries((valueIn(file?.value, [kind.map]) ?? {}) as Record<string, unknown>);
  const { text, setText, only, shown, brandOf, clear } = useEntryFilter(kind, entries);
  const id = given ?? (only ? shown : entries)[0]?.[0] ?? '';
  const ids = shown.map(([one]) => one);
  const at = useRoute().query.get('at');
  const isThere = file !== undefined;
  useEffect(() => {
    if (at !== null && isThere) revealField(fromPointer(at), true);
  }, [at, isThere]);
  const { listProps, entryProps, openedProps } = useRovingList(kind.view, ids, given);
  if (!file) return <p>{say('loading')}</p>;
  return (
    <div className={styles.view}>
      <nav className={styles.side} aria-label={say(kind.view)} {...listProps}>
        {(kind.related || kind.table) && (
          <div className={styles.tabs}>
            {kind.related?.map((view) => (
              <a key={view} href={hrefOf([view])} aria-current={view === kind.view ? 'true' : undefined}>
                {say(view)}
              </a>
            ))}
            {kind.table && <a href={hrefOf([kind.table])}>{say('asTable')}</a>}
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
          <button type="button" onClick={add}>
            {say('add')}
          </button>
        </div>
        {only && <AddressFilterNote kind={kind} only={only} onClear={clear} />}
        <ul className={styles.list}>
          {shown.map(([one, entry]) => (
            <li key={one}>
              <a
                {...entryProps(one)}
                className={styles.link}
                href={hrefOf([kind.view, one], addressFilterQuery(only))}
                aria-current={one === id ? 'page' : undefined}
              >
                <EntryName kind={kind} id={one} entry={entry} />
                {kind.brandOf && (
                  <span className={styles.name}>{say('brandUsed', { brand: brandOf(entry).join(' ') })}</span>
                )}
                <EntryChangeMark entryPath={{ file: kind.file, path: [kind.map, one] }} entry={entry} />
                <EntryProblems problems={problems.get(one) ?? []} file={kind.file} path={[kind.map, one]} />
              </a>
            </li>
          ))}
        </ul>
        <EmptyFilter isShown={shown.length === 0 && entries.length > 0} onClear={clear} />
      </nav>
      <div className={styles.main} {...openedProps}>
        <div className={styles.head}>
          <EntryTitle kind={kind} id={id} entry={entries.find(([one]) => one === id)?.[1]} />
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
                void draftStore.edit([{ do: 'remove', file: kind.file, path: [kind.map, id] }]);
                navigate(hrefOf([kind.view]));
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
            {kind.one === 'brand' && <BrandHeader id={id} />}
            {kind.one === 'variant' && <VariantHeader id={id} />}
            <EntryForm key={id} entryPath={{ file: kind.file, path: [kind.map, id] }} />
            <p className={styles.soft}>{say('saved')}</p>
            <p className={styles.soft}>
              <LastChange file={kind.file} path={[kind.map, id]} />
            </p>
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
