import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from '../entry-form/EntryForm.module.css';
import { Combobox } from '../fields/Combobox.tsx';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import severities from '../problems/severity.module.css';
import { hrefOf, navigate } from '../route/route.ts';
import { type Definition, fileOfDefinition, formsOnPage } from './definition-files.ts';
import { formBlock, putOnPageEdits, receiptBlock, receiptEdits } from './form-on-page.ts';
import { NewDefinition } from './NewDefinition.tsx';
import { newWords } from './new-words.ts';
import { usePageTitle } from './use-definitions.ts';
import { useValueScope } from './use-value-scope.ts';

interface Props {
  form: Definition;
  pages: readonly Definition[];
  forms: readonly Definition[];
  /** It is on no page yet: nothing else is more urgent. */
  isMain?: boolean;
}

/** How a form gets onto a page: onto one that is there, or onto a new one. */
export const PutOnPage = observer(function PutOnPage(props: Props) {
  const say = useWords(newWords);
  const [open, setOpen] = useState<'page' | 'new' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <button type="button" className={props.isMain ? 'primary' : undefined} onClick={() => setOpen('page')}>
        {say('putOnPage')}
      </button>
      {open === 'page' && <ChoosePage {...props} onNew={() => setOpen('new')} onClose={close} />}
      {open === 'new' && (
        <NewDefinition folder="pages" all={props.pages} from="" form={props.form} onClose={close} />
      )}
    </>
  );
});

const nowhere: Definition = { id: '', file: '', value: undefined };

/** Puts a form onto a page that is there, before its footer, as one step; then its card is open. */
const ChoosePage = observer(function ChoosePage(props: Props & { onNew: () => void; onClose: () => void }) {
  const { form, pages, forms, onNew, onClose } = props;
  const draftStore = useDraftStore();
  const say = useWords(newWords);
  const titleOf = usePageTitle();
  const ids = useId();
  const [chosen, setChosen] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const page = pages.find(({ id }) => id === chosen);
  const scope = useValueScope(page ?? pages[0] ?? nowhere, pages);
  const navigation = draftStore.file('definitions/navigation.json')?.value;
  const separator = draftStore.language === 'zh' ? '、' : ', ';
  const receipts = receiptEdits(form, { pages, forms, navigation });
  const telling = pages
    .filter(({ file }) => receipts.some((edit) => edit.file === file))
    // A title may have commas itself.
    .map((one) => `“${titleOf(one)}”`);
  const isThere = page !== undefined && formsOnPage(page.value).includes(form.id);
  const options = pages.map((one) => {
    const own = formsOnPage(one.value);
    const about = own.length > 0 ? say('hasForms', { forms: own.join(separator) }) : '';
    return { value: one.id, label: titleOf(one), about };
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const schema = fileSchema(fileOfDefinition('pages', chosen));
    if (!page || !schema || isThere) return;
    const source = { pages, forms, navigation, schema };
    const block = formBlock(form, source, scope);
    const receipt = receiptBlock(form, block, page.value, source, scope);
    const { edits, at } = putOnPageEdits(page, block, receipt);
    // First: the indexes are those of before.
    if (await draftStore.edit([...receipts, ...edits])) return;
    onClose();
    navigate(hrefOf(['pages', page.id], { at: `/body/${at}` }));
  };
  const fault = isThere ? say('isThere') : isSubmitted && !page ? say('choosePage') : null;
  return (
    <Dialog title={say('putTitle', { id: form.id })} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className="soft">{say('putAbout')}</p>
        {telling.length > 0 && (
          <p className="soft">{say('telling', { count: telling.length, pages: telling.join(separator) })}</p>
        )}
        <div className={styles.field}>
          <label htmlFor={`${ids}-page`}>{say('page')}</label>
          <div className={styles.control}>
            <Combobox
              id={`${ids}-page`}
              label={say('page')}
              value={chosen}
              options={options}
              isInvalid={fault !== null}
              describedBy={`${ids}-more`}
              onCommit={(text) => setChosen(text.trim())}
            />
            <p id={`${ids}-more`} className={fault ? severities.error : 'soft'}>
              {fault ?? (page && titleOf(page))}
            </p>
          </div>
        </div>
        <DialogButtons onCancel={onClose}>
          <button type="button" onClick={onNew}>
            {say('putOnNew')}
          </button>
          <button type="submit" className="primary">
            {say('put')}
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  );
});
