import { observer } from 'mobx-react-lite';
import { assetLimit, kilobytes } from '../../../ops/file-rules/asset-limits.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { useWords } from '../language/use-words.ts';
import styles from './EntryForm.module.css';
import { formWords } from './form-words.ts';

/** The requirements of a picture field, shown before a file is chosen: shape, format and size limit. */
export const PictureRequirements = observer(function PictureRequirements({ field }: { field: Field }) {
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
