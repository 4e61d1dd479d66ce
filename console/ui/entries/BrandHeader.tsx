import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import { brandWords } from '../brand-pages/brand-words.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { formWords } from '../entry-form/form-words.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { Picture } from '../value-display/Picture.tsx';
import styles from './EntriesView.module.css';
import { UsedBy } from './UsedBy.tsx';

/** A sample of the brand in its current colours, and its uses. */
export const BrandHeader = observer(function BrandHeader({ id }: { id: string }) {
  const draftStore = useDraftStore();
  const say = useWords(formWords);
  const sayBrand = useWords(brandWords);
  const file = draftStore.file('brands.json')?.value;
  const at = (path: string[]) => {
    const value = inFirstLanguage(valueIn(file, ['brands', id, ...path]));
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const naming = (name: string, map: string): string[] =>
    Object.entries((valueIn(draftStore.file(name)?.value, [map]) ?? {}) as Record<string, unknown>).flatMap(
      ([key, entry]) => (valueIn(entry, ['brand', 'id']) === id ? [key] : []),
    );
  const [channels, hosts] = [naming('channels.json', 'channels'), naming('hosts.json', 'hosts')];
  // A visitor who sees it: of a host that uses the brand, else of a channel.
  const [host, channel] = [hosts[0], channels[0]];
  const visitor: Record<string, string> = host ? { host } : channel ? { channel } : {};
  const isUsed = host !== undefined || channel !== undefined || valueIn(file, ['default']) === id;
  const ground: CSSProperties = { background: at(['theme', 'surface']), color: at(['theme', 'ink']) };
  const button: CSSProperties = {
    background: at(['theme', 'primary']),
    color: at(['theme', 'onPrimary']),
    borderRadius: `${at(['theme', 'radius'])}px`,
  };
  return (
    <section className={styles.brand} style={ground} aria-label={at(['name'])}>
      <Picture asset={at(['logo'])} />
      <div>
        <strong>{at(['name'])}</strong>
        <p>{at(['slogan'])}</p>
      </div>
      <span className={styles.sample} style={button} aria-hidden="true">
        {at(['name'])}
      </span>
      <span className={styles.space} />
      <p>
        <UsedBy field="brand.id" value={id} channels={channels.length} hosts={hosts.length} />
        {say('besides')}
        {say(valueIn(file, ['default']) === id ? 'usedDefault' : 'used')}
      </p>
      <a className="button" href={hrefOf(['brands', id, 'pages'])}>
        {sayBrand('all')}
      </a>
      {isUsed && (
        <a className="button" href={hrefOf(['see'], visitor)}>
          {say('look')}
        </a>
      )}
    </section>
  );
});
