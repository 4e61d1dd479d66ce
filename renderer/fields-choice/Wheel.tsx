import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessage } from '../context/use-message.ts';
import { focusNextFrame } from '../ui/focus-next-frame.ts';
import { PressButton } from '../ui/Pressable.tsx';
import { useLatest } from '../ui/use-latest.ts';
import sheet from './FieldSheet.module.css';
import styles from './Wheel.module.css';
import { type Settle, WheelColumn, type WheelOption } from './WheelColumn.tsx';

export interface WheelContent {
  label: string;
  options: readonly WheelOption[];
  value: string;
  busy?: boolean;
}

/** Characters that fit in a row across the narrowest phone. */
const lineLength = 17;

/** The column that takes the focus; another object takes it once more. */
export interface WheelFocus {
  column: number;
}
export const firstColumn: WheelFocus = { column: 0 };

interface Props {
  columns: readonly WheelContent[];
  onTurn: (column: number, value: string) => void;
  /** Receives the rows in the middle when the visitor confirms; nothing is answered before. */
  onConfirm: () => void;
  /** Null: the focus stays where it is. */
  focus?: WheelFocus | null;
  /** A note below the columns. */
  children?: ReactNode;
}

/** Columns that turn, and the button that confirms the rows in their middle. */
export function Wheel({ columns, onTurn, onConfirm, focus = firstColumn, children }: Props) {
  const message = useMessage();
  const id = useId();
  const settling = useRef(new Set<Settle>());
  const confirm = useLatest(onConfirm);
  useEffect(() => (focus ? focusNextFrame(`${id}-${focus.column}`) : undefined), [id, focus]);

  // Pressing the button stops a wheel that is still turning: first renders the row on which it stops, then confirms
  // it.
  const take = () => {
    const turned = [...settling.current].map((settle) => settle());
    if (turned.includes(true)) setTimeout(() => confirm.current());
    else onConfirm();
  };
  return (
    <>
      <div className={styles.wheel}>
        {columns.map((column, index) => (
          <WheelColumn
            key={column.label}
            {...column}
            id={`${id}-${index}`}
            lineLength={Math.floor(lineLength / columns.length)}
            settling={settling}
            onChange={(value) => onTurn(index, value)}
          />
        ))}
      </div>
      <div className={sheet.foot}>
        {children}
        <PressButton tone="primary" onClick={take}>
          {message('field.confirm')}
        </PressButton>
      </div>
    </>
  );
}
