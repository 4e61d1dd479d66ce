import { observer } from 'mobx-react-lite';
import { useDesk } from '../desk.ts';
import { valueIn } from '../fields/field-edit.ts';
import { fitsOnly } from '../fields/only.ts';
import { useWords } from '../words.ts';
import styles from './EntriesView.module.css';
import { formWords } from './form-words.ts';
import { UsedBy } from './UsedBy.tsx';

/** Where variants are applied. */
const field = 'brand.apply';

/** What a variant is, and how many apply it; each number leads to the list of them. */
export const VariantHead = observer(function VariantHead({ id }: { id: string }) {
  const desk = useDesk();
  const say = useWords(formWords);
  const applying = (name: string, map: string): number =>
    Object.values((valueIn(desk.file(name)?.value, [map]) ?? {}) as Record<string, unknown>).filter((entry) =>
      fitsOnly(entry, { field, value: id }),
    ).length;
  return (
    <p className={styles.about}>
      {say('variantAbout')}
      <UsedBy
        head="appliedBy"
        field={field}
        value={id}
        channels={applying('channels.json', 'channels')}
        hosts={applying('hosts.json', 'hosts')}
      />
    </p>
  );
});
