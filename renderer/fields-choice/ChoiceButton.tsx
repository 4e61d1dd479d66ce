import control from '../field-frame/Control.module.css';
import type { ControlProps } from '../field-frame/FieldFrame.tsx';
import styles from './ChoiceButton.module.css';

interface Props {
  control: ControlProps;
  /** The chosen option's name; empty for none. */
  text: string;
  placeholder: string;
  open: boolean;
  locked: boolean;
  required: boolean;
  onOpen: () => void;
  /** Used if the button has no visible label. */
  label?: string;
}

/**
 * A button that looks like an input and opens a sheet. Its role is combobox, because that role may announce an invalid
 * or missing value and a button may not.
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
        // Safari does not focus a pressed button, and the sheet returns the focus to the element that had it.
        event.currentTarget.focus({ preventScroll: true });
        if (!locked) onOpen();
      }}
    >
      {text === '' ? placeholder : text}
    </button>
  );
}
