import { type CSSProperties, useId, useState } from 'react';
import { formatThousands } from '../../runtime/index.ts';
import { useMessage } from '../message-ids.ts';
import styles from './RangeInput.module.css';

export interface Bounds {
  min: number;
  max: number;
  step: number;
}
interface RangeInputProps extends Bounds {
  label: string;
  unit: string;
  value: number;
  onChange: (value: number) => void;
}

/** A number typed, or drawn by thumb. What is typed outside the bounds counts only when the field is left, moved inside. */
export function RangeInput({ label, unit, value, onChange, ...bounds }: RangeInputProps) {
  const message = useMessage();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { min, max, step } = bounds;

  const type = (text: string) => {
    const clean = readTyped(text);
    setTyped(clean);
    const number = Number(clean);
    if (clean !== '' && number >= min && number <= max) onChange(number);
  };
  const leave = () => {
    if (typed !== null && typed !== '') onChange(Math.min(max, Math.max(min, Number(typed))));
    setTyped(null);
  };
  const part = { '--part': `${max > min ? ((value - min) / (max - min)) * 100 : 0}%` } as CSSProperties;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={typed ?? formatThousands(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          aria-describedby={`${id}-ends`}
        />
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </div>
      <input
        type="range"
        className={styles.slider}
        style={part}
        {...{ min, max, step, value }}
        onChange={(event) => {
          setTyped(null);
          onChange(Number(event.currentTarget.value));
        }}
        aria-label={`${label} ${message('calculator.slider')}`}
        aria-valuetext={`${formatThousands(value)} ${unit}`}
      />
      <p id={`${id}-ends`} className={styles.ends}>
        <span>
          {formatThousands(min)} {unit}
        </span>{' '}
        <span>
          {formatThousands(max)} {unit}
        </span>
      </p>
    </div>
  );
}

/** Digits and one point, also from the full-width keyboard; twelve characters at most: more is no amount. */
function readTyped(text: string): string {
  const narrow = text.normalize('NFKC').replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = narrow.split('.');
  const number = rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
  return number.slice(0, 12);
}
