import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { useMessage } from '../context/use-message.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { PressButton } from '../ui/Pressable.tsx';
import styles from './ConsentSheet.module.css';

export interface ConsentSheetProps {
  field: FieldOf<'consent'>;
  /** Repeats the press that lacks the consent. */
  again: () => void;
  form: FormHandle;
  onClose: () => void;
}

/**
 * Asks for the one consent that a press lacks, with the text of its box. Consents in the plural are ticked one by one
 * in the form: each is a decision of its own.
 */
export function ConsentSheet({ field, again, form, onClose }: ConsentSheetProps) {
  const page = usePage();
  const { openPage } = usePageScope();
  const message = useMessage();
  const agree = () => {
    onClose();
    // A tick like the visitor's own.
    document.getElementById(form.controlId(field.id))?.click();
    again();
  };
  return (
    <Dialog look="popup" title={message('field.consent.sheet')} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.text}>
          {page.text(field.text)}
          {field.links.map((link) => (
            <button key={link.page} type="button" className={styles.link} onClick={() => openPage(link.page)}>
              {page.text(link.label)}
            </button>
          ))}
        </p>
        <PressButton tone="primary" onClick={agree}>
          {message('field.consent.agree')}
        </PressButton>
        <PressButton tone="text" onClick={onClose}>
          {message('field.consent.decline')}
        </PressButton>
      </div>
    </Dialog>
  );
}
