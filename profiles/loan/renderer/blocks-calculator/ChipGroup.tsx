import { useId, useLayoutEffect, useRef } from 'react';
import { takenOverAttribute } from '../../../../renderer/site-data/page-markup.ts';
import { Chip, ChipList } from '../../../../renderer/ui/Chips.tsx';
import { useLatest } from '../../../../renderer/ui/use-latest.ts';
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
  const group = useRef<HTMLFieldSetElement>(null);
  const takeOver = useLatest(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = options.find((option) => String(option.value) === early);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  // A radio button has no value that another could be compared with: use-taken-over.ts does the same for other controls.
  useLayoutEffect(() => takeOver.current(), [takeOver]);
  return (
    <fieldset ref={group} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <ChipList labels={options.map((option) => option.label)}>
        {options.map((option) => (
          <Chip
            key={option.value}
            name={name}
            label={option.label}
            value={option.value}
            {...{ [takenOverAttribute]: '' }}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </ChipList>
    </fieldset>
  );
}
