import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useSchema } from '../field-values/use-schema.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf, navigate } from '../route/route.ts';
import { AddDialog } from '../table-add/AddDialog.tsx';
import { channelTable } from '../table-model/channel-table.ts';
import { tableOf } from '../table-model/open-tables.ts';
import { channelWords } from './channel-words.ts';

/** Makes a new channel like this one, in the dialog of the table; then the page of the new one is open. */
export const CopyChannel = observer(function CopyChannel({ id }: { id: string }) {
  const say = useWords(channelWords);
  const table = tableOf(useDraftStore(), channelTable);
  const schema = useSchema(channelTable.file);
  useEffect(() => table.setSchema(schema), [table, schema]);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {say('copyThis')}
      </button>
      {isOpen && table.columns.length > 0 && (
        <AddDialog
          table={table}
          from={id}
          onAdded={(added) => navigate(hrefOf(['channels', added]))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});
