import { useId } from 'react';
import styles from './Chips.module.css';

interface ChipsProps<T extends string | number> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few: radio buttons drawn as chips. */
export function Chips<T extends string | number>({ label, options, value, onChange }: ChipsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.list}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.chip}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
