import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import type { Table } from '../table-model/table.ts';
import { arrangementQuery } from './arrangement-query.ts';
import { arrangementOf } from './kept-views.ts';
import { viewWords } from './view-words.ts';
import { viewsOfTable } from './views-of-table.ts';

const [atFirst, unkept] = ['#first', '#now'];

/** The kept views in the bar of a table; not there while none is kept. */
export const ViewPicker = observer(function ViewPicker({ table }: { table: Table }) {
  const say = useWords(viewWords);
  const kept = viewsOfTable(table.kind);
  if (kept.views.length === 0) return null;
  const isAtFirst = Object.keys(arrangementQuery(table)).length === 0;
  const open = kept.openView(table)?.name ?? (isAtFirst ? atFirst : unkept);
  return (
    <select
      aria-label={say('openView')}
      value={open}
      onChange={({ target: { value } }) => {
        const view = kept.views.find(({ name }) => name === value);
        if (view || value === atFirst) table.arrange(arrangementOf(view ?? { query: '' }));
      }}
    >
      <option value={atFirst}>{say('atFirst')}</option>
      {open === unkept && <option value={unkept}>{say('unkept')}</option>}
      {kept.views.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
});

/** A filter on a hidden column would hide rows without a trace. */
export const HiddenFilters = observer(function HiddenFilters({ table }: { table: Table }) {
  const say = useWords(viewWords);
  const { columns, shown, filters, draftStore } = table;
  const names = columns
    .filter((column) => filters.has(column.key) && !shown.includes(column))
    .map(({ head }) => head[draftStore.language]);
  return names.length === 0 ? null : (
    <span>{say('hiddenFilters', { names: names.join(say('between')) })}</span>
  );
});
