import { observer } from 'mobx-react-lite';
import { valueIn } from '../../../ops/json/value-in.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { formWords } from '../entry-form/form-words.ts';
import { matchesAddressFilter } from '../field-values/address-filter.ts';
import { useWords } from '../language/use-words.ts';
import styles from './EntriesView.module.css';
import { UsedBy } from './UsedBy.tsx';

/** The field that applies variants. */
const field = 'brand.apply';

/** The purpose of a variant, and the number of its uses, linked to their filtered lists. */
export const VariantHeader = observer(function VariantHeader({ id }: { id: string }) {
  const draftStore = useDraftStore();
  const say = useWords(formWords);
  const applying = (name: string, map: string): number =>
    Object.values((valueIn(draftStore.file(name)?.value, [map]) ?? {}) as Record<string, unknown>).filter(
      (entry) => matchesAddressFilter(entry, { field, value: id }),
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
