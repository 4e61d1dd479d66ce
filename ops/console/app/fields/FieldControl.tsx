import { observer } from 'mobx-react-lite';
import { useWords } from '../words.ts';
import { Combobox } from './Combobox.tsx';
import type { Field } from './field.ts';
import { fieldWords } from './field-words.ts';
import { idsByName } from './ids-by-name.ts';
import { optionsOf } from './suggest.ts';
import { TokenBox } from './TokenBox.tsx';

export interface ControlProps {
  id?: string;
  field: Field;
  label: string;
  labels: ReadonlyMap<string, string>;
  /** The value as a text, see codec.ts. */
  text: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** With every keystroke, and with every choice. */
  onText: (text: string) => void;
  /** The operator has finished with it. */
  onDone?: (text: string) => void;
}

/** Few choices are a list to pick from; of many one is found by typing. */
export const mostPicked = 12;

/** The control of a field's kind, its value a text. */
export const FieldControl = observer(function FieldControl(props: ControlProps) {
  const { id, field, label, labels, text, isInvalid, describedBy, onText, onDone } = props;
  const say = useWords(fieldWords);
  const shared = {
    ...(id !== undefined && { id }),
    'aria-label': label,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
  };
  const done = (given: string) => {
    onText(given);
    onDone?.(given);
  };
  if (field.kind === 'tokens') {
    return (
      <TokenBox
        {...(id !== undefined && { id })}
        label={label}
        tokens={text === '' ? [] : text.split('、')}
        options={optionsOf(field.choices, labels)}
        labels={field.names === 'city' ? undefined : labels}
        named={idsByName(labels)}
        {...(isInvalid && { isInvalid })}
        describedBy={describedBy}
        onChange={(tokens) => done(tokens.join('、'))}
      />
    );
  }
  if (field.kind === 'yes') {
    return (
      <input
        {...shared}
        type="checkbox"
        checked={text === '是'}
        onChange={(event) => done(event.target.checked ? '是' : '')}
      />
    );
  }
  if (field.choices.length > mostPicked) {
    return (
      <Combobox
        {...(id !== undefined && { id })}
        label={label}
        value={text}
        options={optionsOf(field.choices, labels)}
        {...(isInvalid && { isInvalid })}
        describedBy={describedBy}
        onCommit={done}
      />
    );
  }
  if (field.choices.length > 0) {
    return (
      <select {...shared} value={text} onChange={(event) => done(event.target.value)}>
        {(!field.isRequired || text === '') && <option value="">{say('none')}</option>}
        {text !== '' && !field.choices.some((one) => String(one) === text) && (
          <option value={text}>{text}</option>
        )}
        {field.choices.map((one) => (
          <option key={one} value={String(one)}>
            {labels.get(String(one)) ? `${labels.get(String(one))} ${one}` : String(one)}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'long') {
    return (
      <textarea
        {...shared}
        rows={3}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onBlur={() => onDone?.(text)}
      />
    );
  }
  return (
    <input
      {...shared}
      inputMode={field.kind === 'number' ? 'numeric' : 'text'}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onBlur={() => onDone?.(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onDone?.(text);
      }}
    />
  );
});
