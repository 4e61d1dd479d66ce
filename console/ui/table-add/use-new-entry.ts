import { useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Edit } from '../../api/index.ts';
import { withNewCities } from '../field-values/new-city.ts';
import { type NewCityRule, withNewCityRules } from '../field-values/new-city-rule.ts';
import { isOwnField, withoutOwnFields } from '../field-values/own-fields.ts';
import type { Table } from '../table-model/table.ts';
import { type Column, entryPath, idKey } from '../table-model/table-kind.ts';
import { newEntry, textsOfEntry } from './new-entry.ts';

/** The texts of a form by column; the id by `idKey`. */
export type Texts = Readonly<Record<string, string>>;

export interface CreatedEntry {
  id: string;
  entry: unknown;
  edits: Edit[];
}

const copyOf = (entry: unknown, columns: readonly Column[]): unknown =>
  withoutOwnFields(
    entry,
    columns.flatMap(({ field }) => field ?? []),
  );

export type NewEntryForm = ReturnType<typeof useNewEntry>;

/**
 * The state of the form for a new entry. To be called in an observer.
 * @param template - the id of the entry to copy; null: an empty entry
 */
export function useNewEntry(table: Table, template: string | null, initialTexts: Texts) {
  const { kind, byId } = table;
  const [id, setId] = useState(initialTexts[idKey] ?? '');
  // Cities and rules that come with the entry which names them.
  const [cities, setCities] = useState<readonly string[]>([]);
  const [rules, setRules] = useState<readonly NewCityRule[]>([]);
  const columns = table.columns.map((column) => withNewCityRules(withNewCities(column, cities), rules));
  const base = template === null ? kind.blank(columns) : copyOf(byId.get(template)?.entry, columns);
  const [written, setWritten] = useState<Texts>(initialTexts);
  // The columns of flags come with the names of the config, which may arrive while the dialog is open.
  const texts: Texts = { ...textsOfEntry(columns, base), ...written };
  const [checkedKeys, setCheckedKeys] = useState<ReadonlySet<string>>(new Set(Object.keys(initialTexts)));
  const parsed = newEntry(table, columns, id, base, texts);
  const write = (key: string, text: string) => setWritten((all) => ({ ...all, [key]: text }));

  /** The edits that create the entry; null where it has faults, which are shown from then on. */
  const create = (): CreatedEntry | null => {
    setCheckedKeys(new Set(parsed.faults.keys()));
    if (parsed.faults.size > 0) return null;
    const named = columns.flatMap(({ key, field }) => (field?.names === 'cityRule' ? [texts[key]] : []));
    const edits: Edit[] = [
      ...rules.filter((rule) => named.includes(rule.id)).flatMap((rule) => rule.edits),
      ...parsed.newCities,
      { do: 'set', file: kind.file, path: entryPath(kind, parsed.id), value: parsed.entry },
    ];
    return { id: parsed.id, entry: parsed.entry, edits };
  };

  const source = template === null ? undefined : byId.get(template)?.entry;
  return {
    columns,
    /** The fields of the copied entry that belong to it alone. */
    left: columns.flatMap(({ field }) =>
      field && isOwnField(field) && valueIn(source, field.path) !== undefined ? [field] : [],
    ),
    id,
    setId,
    texts,
    write,
    /** The faults of the fields that have been checked; each stays until it is corrected. */
    faults: new Map([...parsed.faults].filter(([key]) => checkedKeys.has(key))),
    check: (key: string) => setCheckedKeys((keys) => new Set([...keys, key])),
    newCities: parsed.newCities,
    addCity: (name: string) => setCities((all) => [...all, name]),
    /** Adds a city rule and names it in the field. */
    addRule: (key: string, rule: NewCityRule) => {
      setRules([...rules.filter((one) => one.id !== rule.id), rule]);
      write(key, rule.id);
    },
    create,
  };
}
