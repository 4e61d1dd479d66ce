import { observer } from 'mobx-react-lite';
import { LastChange } from '../last-change/LastChange.tsx';
import type { Table } from '../table-model/table.ts';
import styles from './TableView.module.css';

/** Below the table: who changed the active row last, from git. Its line stays, so that no row moves. */
export const RowLastChange = observer(function RowLastChange({ table }: { table: Table }) {
  const { active, byId, kind, draftStore } = table;
  const id = active && byId.has(active.id) ? active.id : null;
  if (!draftStore.state?.git) return null;
  return (
    <p className={styles.lastChange}>
      {id !== null && (
        <>
          <strong>{id}</strong> <LastChange file={kind.file} path={[kind.map, id]} />
        </>
      )}
    </p>
  );
});
