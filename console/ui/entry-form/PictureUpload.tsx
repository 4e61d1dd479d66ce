import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Field } from '../../../ops/wording/field.ts';
import type { Text } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import type { EntryPath } from '../field-values/field-value.ts';
import { useText, useWords } from '../language/use-words.ts';
import severities from '../problems/severity.module.css';
import styles from './EntryForm.module.css';
import { formWords } from './form-words.ts';
import { pictureOwner, takesPicture } from './picture-owner.ts';

interface Props {
  entryPath: EntryPath;
  field: Field;
  onUploaded: (asset: string) => void;
}

/** Uploads a picture. It belongs to the draft until a save writes it into the config. */
export const PictureUpload = observer(function PictureUpload({ entryPath, field, onUploaded }: Props) {
  const { client } = useDraftStore();
  const say = useWords(formWords);
  const text = useText();
  const [fault, setFault] = useState<Text | null>(null);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const owner = pictureOwner(entryPath);
  if (!owner || !takesPicture(field)) return null;
  const take = async (file: File) => {
    try {
      const data = base64Of(await file.arrayBuffer());
      const { asset } = await client.picture({ ...owner, field: field.path.join('.'), data });
      setFault(null);
      onUploaded(asset);
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setFault(error.text);
    }
  };
  return (
    <fieldset
      className={styles.upload}
      aria-label={say('upload')}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        // Otherwise the browser would open the dropped file in place of the console.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) void take(file);
      }}
    >
      <div className={styles.choose}>
        <input
          id={id}
          className="unseen"
          type="file"
          accept=".svg,.png,.jpg,.jpeg,.webp"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            // The same file can be chosen again once it has been corrected.
            target.value = '';
          }}
        />
        <label htmlFor={id} className="button">
          {say('upload')}
        </label>
        <span className={styles.soft}>{say('dropHere')}</span>
      </div>
      <p className={styles.soft}>{say('uploadAbout')}</p>
      {fault && (
        <p className={severities.error} role="alert">
          {text(fault)}
        </p>
      )}
    </fieldset>
  );
});

/** In chunks: a call accepts a limited number of arguments. */
function base64Of(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(binary);
}
