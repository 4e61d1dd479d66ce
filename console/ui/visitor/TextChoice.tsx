import { useEffect, useId, useState } from 'react';
import styles from './VisitorControls.module.css';

/** A text with suggestions; committed when it is finished, not with every letter. */
export function TextChoice({
  label,
  value,
  known,
  placeholder,
  onChoose,
}: {
  label: string;
  value: string;
  known: readonly string[];
  placeholder?: string;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const done = (text: string) => {
    if (text.trim() !== value) onChoose(text.trim());
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        list={`${id}-known`}
        value={typed}
        placeholder={placeholder}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value);
          // Chosen from the list, not typed.
          if (!('inputType' in nativeEvent) || nativeEvent.inputType === 'insertReplacementText')
            done(target.value);
        }}
        onBlur={() => done(typed)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') done(typed);
        }}
      />
      <datalist id={`${id}-known`}>
        {known.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </div>
  );
}
