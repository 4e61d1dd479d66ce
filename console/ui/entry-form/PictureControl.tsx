import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import type { EntryPath } from '../field-values/field-value.ts';
import { fieldWords } from '../field-values/field-words.ts';
import type { ControlProps } from '../fields/FieldControl.tsx';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { EmptyFilter } from '../layout/EmptyFilter.tsx';
import { Picture } from '../value-display/Picture.tsx';
import styles from './EntryForm.module.css';
import { formWords } from './form-words.ts';
import { PictureRequirements } from './PictureRequirements.tsx';
import { PictureUpload } from './PictureUpload.tsx';
import { suitablePictures } from './suitable-pictures.ts';

interface Props extends ControlProps {
  /** The entry that names it. */
  entryPath: EntryPath;
}

/** A picture of the config: a preview, a list of all pictures, and an upload. */
export const PictureControl = observer(function PictureControl(props: Props) {
  const { id, field, label, text, describedBy, entryPath, onText, onDone } = props;
  const draftStore = useDraftStore();
  const say = useWords(fieldWords);
  const sayForm = useWords(formWords);
  const [isOpen, setOpen] = useState(false);
  const choose = (asset: string) => {
    setOpen(false);
    onText(asset);
    onDone?.(asset);
  };
  return (
    <div className={styles.picture}>
      <Picture asset={text} />
      <span className={styles.path}>
        {text === '' ? <span className={styles.soft}>{say('inherited')}</span> : text}
      </span>
      <button
        id={id}
        type="button"
        aria-describedby={describedBy}
        aria-label={sayForm('pictureOf', { field: label })}
        onClick={() => setOpen(true)}
      >
        {say('choosePicture')}
      </button>
      {isOpen && (
        <Dialog title={label} isWide onClose={() => setOpen(false)}>
          <PictureRequirements field={field} />
          <PictureUpload entryPath={entryPath} field={field} onUploaded={choose} />
          <PictureList
            assets={suitablePictures(field, draftStore.state?.assets ?? [])}
            chosen={text}
            isRequired={field.isRequired}
            onChoose={choose}
          />
          <DialogButtons isOnlyClosed onCancel={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  );
});

interface ListProps {
  assets: readonly string[];
  chosen: string;
  isRequired: boolean;
  onChoose: (asset: string) => void;
}

const PictureList = observer(function PictureList({ assets, chosen, isRequired, onChoose }: ListProps) {
  const say = useWords(fieldWords);
  const [text, setText] = useState('');
  const shown = assets.filter((asset) => asset.includes(text.trim()));
  return (
    <>
      <input
        type="search"
        aria-label={say('filterPictures')}
        placeholder={say('filterPictures')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.pictures}>
        {!isRequired && (
          <button type="button" aria-pressed={chosen === ''} onClick={() => onChoose('')}>
            {say('none')}
          </button>
        )}
        {shown.map((asset) => (
          <button key={asset} type="button" aria-pressed={asset === chosen} onClick={() => onChoose(asset)}>
            <Picture asset={asset} />
            {asset.replace(/^\/assets\/(brands\/)?/, '')}
          </button>
        ))}
      </div>
      <EmptyFilter isShown={shown.length === 0 && text.trim() !== ''} onClear={() => setText('')} />
    </>
  );
});
