import { rowName } from '../../../ops/edit-wording/row-name.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { pageName } from '../../../ops/plan-report/route-label.ts';
import { idKindAt, labelsOf } from '../../../ops/wording/labels.ts';
import type { SearchResult } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { cityRuleName, cityRulesAbout } from '../fields/city-rule-about.ts';
import { sayIn } from '../language/use-words.ts';
import { keysOf } from '../problems/problems-of-field.ts';
import { rowAt } from '../schema-values/decision-tables.ts';
import { fileTitle } from '../value-display/file-title.ts';
import { searchWords } from './search-words.ts';

const most = 6;

/** What a result is called, and what else is known of it, its id first. To be called in an observer. */
export function useResultNames(found: SearchResult): { title: string; others: string[] } {
  const draftStore = useDraftStore();
  const { kind, id, names, file } = found;
  if (kind === 'cityRule') {
    const about = cityRulesAbout(draftStore).get(id) ?? '';
    return { title: cityRuleName(draftStore, id) || id, others: [id, about].filter(Boolean) };
  }
  if (kind === 'resultCode') {
    const title = sayIn(searchWords, draftStore.language)('resultCodeOf', { code: id });
    const said = names.filter((name) => !name.endsWith(` ${id}`) && !file.endsWith(`/${name}.json`));
    return { title, others: [...said, fileTitle(draftStore, file)].filter(Boolean).slice(0, most) };
  }
  if (kind === 'message') return { title: names[0] ?? id, others: [id, ...names.slice(1)].slice(0, most) };
  // The id of a text is its place in the file, which stands beside it.
  const title = kind === 'text' ? (names[0] ?? id) : titleOf(found, draftStore) || id;
  const others = [...new Set([...(title === id || kind === 'text' ? [] : [id]), ...names])];
  return { title, others: others.filter((name) => name !== title).slice(0, most) };
}

function titleOf({ kind, id, file, pointer }: SearchResult, draftStore: DraftStore): string {
  const keys = keysOf(pointer);
  switch (kind) {
    case 'visitor':
      return id;
    case 'page':
    case 'who':
      return labelsOf(draftStore, { names: 'page', path: [] }).get(id) ?? fileTitle(draftStore, file);
    case 'form':
      return fileTitle(draftStore, file);
    case 'route':
      return pageName(draftStore, id).name;
    case 'row': {
      const name = rowName(valueIn(draftStore.file(file)?.value, keys), draftStore);
      const table = rowAt(file, keys)?.table.title[draftStore.language];
      return [table, name].filter(Boolean).join(' · ');
    }
    default: {
      const names = idKindAt(file, String(keys[0]));
      return names === null ? id : (labelsOf(draftStore, { names, path: [] }).get(id) ?? '');
    }
  }
}
