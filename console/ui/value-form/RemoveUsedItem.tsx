import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { problemHref } from '../problems/problem-href.ts';
import { problemLocation } from '../problems/problem-location.ts';
import type { ItemUse } from '../schema-values/item-uses.ts';
import { valueFormWords } from './value-form-words.ts';

interface Props {
  what: string;
  uses: readonly ItemUse[];
  onRemove: () => void;
  onClose: () => void;
}

/** Says what still names an item before it is deleted. */
export const RemoveUsedItem = observer(function RemoveUsedItem({ what, uses, onRemove, onClose }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(valueFormWords);
  return (
    <Dialog title={say('remove', { what })} onClose={onClose}>
      <p>{say('stillUsed', { count: uses.length })}</p>
      <ul>
        {uses.map((use) => (
          <li key={`${use.file}${use.pointer}`}>
            <a href={problemHref(use)} onClick={onClose}>
              {problemLocation(use, draftStore)}
            </a>{' '}
            <small className="soft">{use.file}</small>
          </li>
        ))}
      </ul>
      <DialogButtons onCancel={onClose}>
        <button type="button" className="danger" onClick={onRemove}>
          {say('removeAnyway')}
        </button>
      </DialogButtons>
    </Dialog>
  );
});
