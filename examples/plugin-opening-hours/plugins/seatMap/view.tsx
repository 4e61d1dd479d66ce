import type { FieldProps } from 'funnel/plugin';
import styles from './view.module.css';

interface Properties {
  screen: string;
  perRow: number;
  options: { value: string; label: string }[];
}

/** One radio button for each seat: arrow keys move between them, as in any group. */
export default function SeatMap({ properties, value, answer, locked, control }: FieldProps<Properties>) {
  const { screen, perRow, options } = properties;
  return (
    <div className={styles.hall}>
      <p className={styles.screen}>{screen}</p>
      <div className={styles.seats} style={{ gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` }}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.seat}>
            <input
              {...control}
              id={index === 0 ? control.id : `${control.id}-${index}`}
              className={styles.radio}
              type="radio"
              value={option.value}
              defaultChecked={option.value === value}
              disabled={locked}
              onChange={() => answer(option.value)}
            />
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
