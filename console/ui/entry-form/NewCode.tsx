import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords, type Words } from '../language/use-words.ts';
import styles from './EntryForm.module.css';

const words = {
  code: { zh: '哪个返回码？', en: 'Which result code?' },
  allUsed: {
    zh: '这个接口的返回码都已经写了。它还会返回别的吗？问一下开发，再填在这里：只写数字。',
    en: 'All result codes of this call are here already. Does it answer another one? Ask the developers, and type its number here.',
  },
  add: { zh: '添加', en: 'Add' },
  cancel: { zh: '不添加', en: 'Add none' },
} as const satisfies Words;

interface Props {
  onAdd: (code: number) => void;
  onClose: () => void;
}

/** Asks for the code of a new item that nobody can know: without it the item would be an error before it is typed. */
export function NewCode({ onAdd, onClose }: Props) {
  const say = useWords(words);
  const id = useId();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const code = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== null) onAdd(code);
  };
  return (
    <form
      className={styles.field}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <label htmlFor={id}>{say('code')}</label>
      <div className={styles.control}>
        <input
          ref={input}
          id={id}
          inputMode="numeric"
          value={typed}
          aria-describedby={`${id}-more`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id={`${id}-more`} className="soft">
          {say('allUsed')}
        </p>
        <button type="submit" disabled={code === null}>
          {say('add')}
        </button>{' '}
        <button type="button" onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </form>
  );
}
