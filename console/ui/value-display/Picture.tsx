import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { useWords } from '../language/use-words.ts';
import styles from './Picture.module.css';
import { pictureAddress } from './picture-address.ts';

/** Decorative: its name is always beside it. */
export const Picture = observer(function Picture({ asset }: { asset: string }) {
  const address = pictureAddress(useDraftStore(), asset);
  const say = useWords(fieldWords);
  if (asset === '' || address === null) {
    return (
      <span className={styles.thumb}>
        <span className={styles.soft}>{say('noPicture')}</span>
      </span>
    );
  }
  return <img className={styles.thumb} src={address} alt="" />;
});
