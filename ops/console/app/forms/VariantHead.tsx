import { observer } from 'mobx-react-lite';
import { useDesk } from '../desk.ts';
import { valueIn } from '../fields/field-edit.ts';
import { useWords } from '../words.ts';
import styles from './EntriesView.module.css';
import { formWords } from './form-words.ts';

/** What a variant is, and how many apply it. */
export const VariantHead = observer(function VariantHead({ id }: { id: string }) {
  const desk = useDesk();
  const say = useWords(formWords);
  const applying = (name: string, map: string): number =>
    Object.values((valueIn(desk.file(name)?.value, [map]) ?? {}) as Record<string, unknown>).filter(
      (entry) => {
        const apply = valueIn(entry, ['brand', 'apply']);
        return Array.isArray(apply) && apply.includes(id);
      },
    ).length;
  const counted = { channels: applying('channels.json', 'channels'), hosts: applying('hosts.json', 'hosts') };
  return <p className={styles.about}>{say('variantAbout', counted)}</p>;
});
