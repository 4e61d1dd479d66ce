import type { Arrangement, ColumnFilterValue, Sort } from '../table-model/filter-and-sort.ts';

/** Before the key of a column whose filter an address has: `has.tags=home`. */
const filterKinds = ['contains', 'is', 'has'] as const;

/** The keys of columns have no tilde and no comma. */
const separator = ',';
const down = '~';

const columnsName = 'columns';
const sortName = 'sort';
const textName = 'find';

/** The parameters of an address that opens a table as it is seen; none where it is as at first. */
export function arrangementQuery({ text, filters, sort, columnKeys }: Arrangement): Record<string, string> {
  const ofFilters = [...filters].flatMap(([key, filter]) =>
    filterKinds.flatMap((kind): [string, string][] => {
      const value = filter[kind];
      return value === undefined ? [] : [[`${kind}.${key}`, value]];
    }),
  );
  return {
    ...(columnKeys !== null && { [columnsName]: columnKeys.join(separator) }),
    ...(sort && { [sortName]: `${sort.key}${sort.isDown ? down : ''}` }),
    ...(text !== '' && { [textName]: text }),
    ...Object.fromEntries(ofFilters),
  };
}

/** What an address says of a table; null where it says nothing. */
export function readArrangement(query: URLSearchParams): Arrangement | null {
  const columns = query.get(columnsName);
  const sort = query.get(sortName);
  const text = query.get(textName);
  const filters = filtersIn(query);
  if (columns === null && sort === null && text === null && filters.size === 0) return null;
  return {
    text: text ?? '',
    filters,
    sort: sort === null ? null : readSort(sort),
    columnKeys: columns === null ? null : columns.split(separator).filter((key) => key !== ''),
  };
}

function filtersIn(query: URLSearchParams): ReadonlyMap<string, ColumnFilterValue> {
  const filters = new Map<string, ColumnFilterValue>();
  for (const [name, value] of query) {
    const kind = filterKinds.find((one) => name.startsWith(`${one}.`));
    if (kind) filters.set(name.slice(kind.length + 1), { [kind]: value });
  }
  return filters;
}

const readSort = (text: string): Sort => {
  const isDown = text.endsWith(down);
  return { key: isDown ? text.slice(0, -down.length) : text, isDown };
};
