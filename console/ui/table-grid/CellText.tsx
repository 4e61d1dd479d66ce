import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CommitKey } from '../fields/Combobox.tsx';
import type { CellControlProps } from './use-cell-edit.ts';

interface Props extends CellControlProps {
  value: string;
  selects: boolean;
  onCommit: (text: string, key: CommitKey, isBack: boolean) => void;
  onCancel: () => void;
}

/** The text input of a cell without choices. */
export function CellText({ label, value, isInvalid, describedBy, selects, onCommit, onCancel }: Props) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    if (selects) input.current?.select();
  }, [selects]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      onCommit(text, event.key, event.shiftKey);
    }
  };
  return (
    <input
      ref={input}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onCommit(text, 'blur', false)}
    />
  );
}
