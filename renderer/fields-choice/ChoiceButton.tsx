import control from '../field-frame/Control.module.css';
import type { ControlProps } from '../field-frame/FieldFrame.tsx';
import styles from './ChoiceButton.module.css';

interface Props {
  control: ControlProps;
  /** What is chosen; empty for nothing. */
  text: string;
  placeholder: string;
  open: boolean;
  locked: boolean;
  required: boolean;
  onOpen: () => void;
  /** Where the button has no label of its own. */
  label?: string;
}

/**
 * What looks like an input and opens a sheet. A combobox to assistive technology: one that is wrong or missing can say
 * so, which a button cannot.
 */
export function ChoiceButton({
  control: { id, name, ...described },
  text,
  placeholder,
  open,
  locked,
  required,
  onOpen,
  label,
}: Props) {
  return (
    <button
      {...described}
      type="button"
      id={id}
      name={name}
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? `${id}-sheet` : undefined}
      aria-required={required}
      aria-disabled={locked}
      aria-label={label}
      className={`${control.control} ${control.select} ${styles.button}`}
      data-empty={text === ''}
      onClick={(event) => {
        // Safari does not focus a button that is pressed, and the sheet gives the focus back to whoever had it.
        event.currentTarget.focus({ preventScroll: true });
        if (!locked) onOpen();
      }}
    >
      {text === '' ? placeholder : text}
    </button>
  );
}
