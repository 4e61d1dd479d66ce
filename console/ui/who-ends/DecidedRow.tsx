import { observer } from 'mobx-react-lite';
import { rowName } from '../../../ops/edit-wording/row-name.ts';
import { member } from '../../../ops/json/json-values.ts';
import type { DecidedBy } from '../../api/index.ts';
import { tableRows, tableValue } from '../decision-rows/table-rows.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { cityRuleName } from '../fields/city-rule-about.ts';
import { sayIn } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { tableWithId } from '../schema-values/decision-tables.ts';
import { tableHref } from '../schema-values/table-href.ts';
import styles from './WhoEnds.module.css';
import { whoEndsWords } from './who-ends-words.ts';

/** A row with the view that shows it. */
interface NamedRow {
  place: string;
  name: string;
  href: string;
}

/** A row by its table and number, and by its name. */
export function namedRow({ table: id, row }: DecidedBy, draftStore: DraftStore): NamedRow {
  const { language } = draftStore;
  const say = sayIn(whoEndsWords, language);
  if (id === 'cityRule') {
    return {
      place: say('cityRule'),
      name: cityRuleName(draftStore, row) || row,
      href: hrefOf(['cities'], { at: row }),
    };
  }
  const table = tableWithId(id);
  if (!table) return { place: id, name: row, href: hrefOf(['decisions', id]) };
  const value = tableValue(draftStore.file(table.file)?.value, table);
  const found = tableRows(value).find((one) => one.id === row);
  const title = table.title[language];
  return found
    ? {
        place: say('row', { table: title, number: found.index + 1 }),
        name: rowName(found.value, draftStore) || row,
        href: tableHref(table, found.index),
      }
    : {
        place: say('otherwise', { table: title }),
        name: rowName(member(value, 'otherwise'), draftStore),
        href: tableHref(table),
      };
}

/** A link to a row that decides. */
export const DecidedRow = observer(function DecidedRow({ row }: { row: DecidedBy }) {
  const { place, name, href } = namedRow(row, useDraftStore());
  return (
    <a className={styles.row} href={href} title={row.row}>
      {name && <span>{name}</span>}
      <small className="soft">{place}</small>
    </a>
  );
});
