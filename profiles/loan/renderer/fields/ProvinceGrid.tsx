import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { focusNextFrame } from '../../../../renderer/ui/focus-next-frame.ts';
import styles from './PlateField.module.css';

/** How many provinces a key moves by; a row is as long as the phone is wide. */
function stepOf(key: string, button: HTMLElement): number | undefined {
  const all = [...(button.parentElement?.children ?? [])] as HTMLElement[];
  const row = all.filter((one) => one.offsetTop === all[0]?.offsetTop).length;
  return new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -row],
    ['ArrowDown', row],
  ]).get(key);
}

interface Props {
  provinces: readonly string[];
  chosen: string;
  onChoose: (province: string) => void;
}

/** One stop of the Tab key; the arrow keys move inside, Enter and the space bar choose. */
export function ProvinceGrid({ provinces, chosen, onChoose }: Props) {
  const message = useMessage();
  const id = useId();
  const first = Math.max(0, provinces.indexOf(chosen));
  const [stop, setStop] = useState(first);
  useEffect(() => focusNextFrame(`${id}-${first}`), [id, first]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key, event.currentTarget);
    const index = Number(event.currentTarget.dataset.index);
    if (step === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${index + step}`)?.focus();
  };
  return (
    <div role="listbox" aria-label={message('field.plate.province')} className={styles.grid}>
      {provinces.map((province, index) => (
        <button
          key={province}
          id={`${id}-${index}`}
          type="button"
          role="option"
          aria-selected={province === chosen}
          tabIndex={index === stop ? 0 : -1}
          data-index={index}
          className={styles.province}
          onClick={() => onChoose(province)}
          onFocus={() => setStop(index)}
          onKeyDown={move}
        >
          {province}
        </button>
      ))}
    </div>
  );
}
