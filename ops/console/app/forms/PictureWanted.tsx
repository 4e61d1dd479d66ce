import { observer } from 'mobx-react-lite';
import type { Field } from '../../../labels/field.ts';
import { assetLimit, kilobytes } from '../../../rules/asset-limits.ts';
import { useWords } from '../words.ts';
import styles from './EntryForm.module.css';
import { formWords } from './form-words.ts';

/** What picture a field wants, told before one is chosen: its shape, its kind and how large its file may be. */
export const PictureWanted = observer(function PictureWanted({ field }: { field: Field }) {
  const say = useWords(formWords);
  const key = field.path.at(-1) ?? '';
  const shape = `shape_${key}`;
  return (
    <p className={styles.wanted}>
      {Object.hasOwn(formWords, shape) && <>{say(shape as 'shape_logo')} </>}
      {say('pictureKinds', { most: kilobytes(assetLimit(key).bytes) })}
    </p>
  );
});
