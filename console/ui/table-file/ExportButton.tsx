import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useWords } from '../language/use-words.ts';
import type { Table } from '../table-model/table.ts';
import { fileWords } from './file-words.ts';
import { saveFile } from './save-file.ts';
import { fileNameOf, tableSheet } from './table-sheet.ts';

/** Writes the table as it is seen into a spreadsheet. */
export const ExportButton = observer(function ExportButton({ table }: { table: Table }) {
  const say = useWords(fileWords);
  const [done, setDone] = useState('');
  const write = async () => {
    const sheet = tableSheet(table);
    const { writeSheet } = await import('./xlsx-file.ts');
    const name = fileNameOf(table, new Date());
    saveFile(name, await writeSheet(sheet));
    setDone(say('exported', { name, rows: sheet.rows.length, columns: sheet.heads.length }));
  };
  const start = () => void write();
  useAction(`export ${table.kind.view}`, start);
  return (
    <>
      <button type="button" title={say('exportHelp')} onClick={start}>
        {say('export')}
      </button>
      <output className="unseen">{done}</output>
    </>
  );
});
