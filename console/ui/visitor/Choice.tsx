import { useId } from 'react';
import styles from './VisitorControls.module.css';

export interface Option<T extends string> {
  value: T;
  label: string;
}

/** One of a few options, all of them visible. */
export function Choice<T extends string>({
  legend,
  options,
  value,
  onChoose,
}: {
  legend: string;
  options: readonly Option<T>[];
  value: T;
  onChoose: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((one) => (
          <label key={one.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={one.value === value}
              onChange={() => onChoose(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
