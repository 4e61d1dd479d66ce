import { useId } from 'react';
import { Chip, ChipList } from '../../../../renderer/ui/Chips.tsx';
import styles from './ChipGroup.module.css';

interface ChipGroupProps<T extends string | number> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A labelled choice of one among a few options. */
export function ChipGroup<T extends string | number>({ label, options, value, onChange }: ChipGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <ChipList labels={options.map((option) => option.label)}>
        {options.map((option) => (
          <Chip
            key={option.value}
            name={name}
            label={option.label}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </ChipList>
    </fieldset>
  );
}
