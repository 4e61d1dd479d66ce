import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Field } from '../../../ops/wording/field.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { idsByName } from '../field-values/ids-by-name.ts';
import { newCityName } from '../field-values/new-city.ts';
import { joinedTokens, type Tokens, tokensOf } from '../field-values/tokens.ts';
import { useWords } from '../language/use-words.ts';
import { Combobox } from './Combobox.tsx';
import { fieldChoices } from './field-choices.ts';
import type { Option } from './filter-options.ts';
import { TokenField } from './TokenField.tsx';

export interface ControlProps {
  id?: string;
  field: Field;
  label: string;
  labels: ReadonlyMap<string, string>;
  /** The value as a text, see value-codec.ts. */
  text: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Called with every keystroke and every choice. */
  onText: (text: string) => void;
  /** Adds a new city with the value; omitted: the field allows none. */
  onNewCity?: (name: string) => void;
  /** Called on Enter with a text that is not a choice. */
  onUnknown?: () => void;
  /** Called when the operator has finished the field. */
  onDone?: (text: string) => void;
}

/** Fields with few choices use a select; with many, an input with suggestions. */
export const maxSelectOptions = 12;

/** The control of a field's kind, with its value as a text. */
export const FieldControl = observer(function FieldControl(props: ControlProps) {
  const { id, field, label, labels, text, isInvalid, describedBy, onText, onDone } = props;
  const say = useWords(fieldWords);
  const options = fieldChoices(useDraftStore(), field, labels);
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
    return <TokensControl {...props} options={options} />;
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
  if (field.choices.length > maxSelectOptions) {
    return (
      <Combobox
        {...(id !== undefined && { id })}
        label={label}
        value={text}
        options={options}
        {...(isInvalid && { isInvalid })}
        describedBy={describedBy}
        placeholder={say('typeToAdd')}
        onCommit={done}
      />
    );
  }
  if (field.choices.length > 0) {
    return (
      <select {...shared} value={text} onChange={(event) => done(event.target.value)}>
        {(!field.isRequired || text === '') && (
          <option value="">{say(field.names === 'language' ? 'allLanguages' : 'none')}</option>
        )}
        {text !== '' && !field.choices.some((one) => String(one) === text) && (
          <option value={text}>{text}</option>
        )}
        {options.map(({ value, label: name, about: sentence }) => (
          <option key={value} value={value}>
            {name ? `${name} ${value}` : value}
            {sentence && ` · ${sentence}`}
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

/** The text includes what is typed but not a token yet, so that no typed text is lost. */
function TokensControl(props: ControlProps & { options: readonly Option[] }) {
  const { id, field, label, labels, text, isInvalid, describedBy, options } = props;
  const { onText, onDone, onNewCity, onUnknown } = props;
  const [own, setOwn] = useState<Tokens>({ tokens: [], rest: '' });
  const isCity = field.names === 'city';
  // Undo and another tab change the text as well.
  const value = joinedTokens(own) === text ? own : tokensOf(text, field.choices, isCity);
  const change = (next: Tokens) => {
    setOwn(next);
    const joined = joinedTokens(next);
    onText(joined);
    if (next.tokens.join() !== value.tokens.join()) onDone?.(joined);
  };
  return (
    <TokenField
      {...(id !== undefined && { id })}
      label={label}
      value={value}
      vocabulary={{ options, named: idsByName(labels, field.names) }}
      labels={isCity ? undefined : labels}
      {...(isInvalid && { isInvalid })}
      describedBy={describedBy}
      creation={
        isCity && onNewCity
          ? { nameFor: (name) => newCityName(name, labels), create: onNewCity, isByEnter: true }
          : undefined
      }
      onChange={change}
      {...(onUnknown && { onUnknown })}
    />
  );
}
