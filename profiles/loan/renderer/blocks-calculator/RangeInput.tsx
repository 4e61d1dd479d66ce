import { type CSSProperties, useId, useRef, useState } from 'react';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { FieldError } from '../../../../renderer/field-frame/FieldFrame.tsx';
import { takenOverAttribute } from '../../../../renderer/site-data/page-markup.ts';
import { formatThousands } from '../../../../runtime/index.ts';
import styles from './RangeInput.module.css';
import { useTakenOver } from './use-taken-over.ts';

export interface Bounds {
  min: number;
  /** The end of the slider. */
  max: number;
  step: number;
  /** The largest number that may be typed, if it is beyond the end of the slider. */
  most?: number | undefined;
}
interface RangeInputProps extends Bounds {
  label: string;
  unit: string;
  /** The last valid number. */
  value: number;
  /** Receives a number within the bounds, or null while the typed text is outside of them. */
  onChange: (value: number | null) => void;
}

/** A number that is typed or set by a slider. A typed number out of bounds shows an error and is not corrected. */
export function RangeInput({ label, unit, value, onChange, ...bounds }: RangeInputProps) {
  const message = useMessage();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { min, max, step, most = max } = bounds;

  const isRight = (number: number) => number >= min && number <= most;
  const amount = (number: number) => `${formatThousands(number)} ${unit}`;
  const number = numberOf(typed) ?? value;
  const error = isRight(number)
    ? undefined
    : number > most
      ? `${message('calculator.most')} ${amount(most)}`
      : `${message('calculator.least')} ${amount(min)}`;

  const type = (text: string) => {
    const clean = readTyped(text);
    setTyped(clean);
    const now = numberOf(clean) ?? value;
    onChange(isRight(now) ? now : null);
  };
  const slide = (text: string) => {
    setTyped(null);
    onChange(Number(text));
  };
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  useTakenOver(slider, String(value), slide);
  useTakenOver(field, formatThousands(value), type);
  const leave = () => {
    if (error === undefined) setTyped(null);
  };
  const part = max > min ? Math.min(1, (value - min) / (max - min)) : 0;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          ref={field}
          {...takenOver}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={typed ?? formatThousands(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-ends` : `${id}-error ${id}-ends`}
        />
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </div>
      <FieldError id={`${id}-error`} text={error} />
      <input
        type="range"
        ref={slider}
        {...takenOver}
        className={styles.slider}
        style={{ '--part': `${part * 100}%` } as CSSProperties}
        {...{ min, max, step, value }}
        onChange={(event) => slide(event.currentTarget.value)}
        aria-label={`${label} ${message('calculator.slider')}`}
        aria-valuetext={amount(value)}
      />
      <p id={`${id}-ends`} className={styles.ends}>
        <span>{amount(min)}</span> <span>{amount(max)}</span>
      </p>
    </div>
  );
}

const takenOver = { [takenOverAttribute]: '' };

/** The typed number, or undefined if there is none. */
function numberOf(typed: string | null): number | undefined {
  const number = Number.parseFloat(typed ?? '');
  return Number.isNaN(number) ? undefined : number;
}

/** Digits and one point, also from a full-width keyboard; at most twelve characters, enough for any amount. */
function readTyped(text: string): string {
  const narrow = text.normalize('NFKC').replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = narrow.split('.');
  const number = rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
  return number.slice(0, 12);
}
