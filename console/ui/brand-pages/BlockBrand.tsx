import { observer } from 'mobx-react-lite';
import { member } from '../../../ops/json/json-values.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import { described } from '../../../ops/wording/described.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { nodeAt } from '../../../ops/wording/schema-node.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import styles from './BrandPages.module.css';
import { brandFieldsOf } from './block-brand.ts';
import { type BrandFiles, brandFiles, brandsOfPage } from './brand-pages.ts';
import { brandWords } from './brand-words.ts';

interface Props {
  block: unknown;
  /** The page on which it stands. */
  page: string;
}

/** What of a block comes from the brand, with a link to each brand that shows its page. */
export const BlockBrand = observer(function BlockBrand({ block, page }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(brandWords);
  const text = useText();
  const schema = fileSchema('brands.json');
  const fields = brandFieldsOf(block).flatMap((key) => {
    const node = schema && nodeAt(schema, ['brands', '*', key]);
    return node ? [{ key, label: text(described(node.description, key).label) }] : [];
  });
  const [first] = fields;
  if (!first) return null;
  const files: BrandFiles = Object.fromEntries(
    brandFiles.map((file) => [file, draftStore.file(file)?.value]),
  );
  const all = member(files['brands.json'], 'brands');
  const own = brandsOfPage(files, page);
  const separator = say('comma');
  return (
    <p className={styles.ofBlock}>
      {say('fromBrand', { fields: fields.map(({ label }) => label).join(separator) })}{' '}
      {own.map((id) => {
        const name = inFirstLanguage(member(all, id, 'name'));
        return (
          <a key={id} href={hrefOf(['brands', id], { at: `/brands/${id}/${first.key}` })}>
            {say('brandLink', { name: typeof name === 'string' ? name : id })}
          </a>
        );
      })}
      {own.length === 0 && <a href={hrefOf(['brands'])}>{say('toBrands')}</a>}
    </p>
  );
});
