import type { Labels } from '../../../ops/wording/labels.ts';
import { fieldWords } from '../field-values/field-words.ts';
import type { Tokens, TokenVocabulary } from '../field-values/tokens.ts';
import { useWords } from '../language/use-words.ts';
import { NamedId } from '../value-display/NamedId.tsx';
import type { Option } from './filter-options.ts';
import { SuggestionList } from './SuggestionList.tsx';
import styles from './TokenField.module.css';
import { useTokenField } from './use-token-field.ts';

/** Tokens that do not exist yet, such as new cities. */
export interface TokenCreation {
  /** The name of a new token for a text that is not an option; null where the text is not acceptable. */
  nameFor: (text: string) => string | null;
  create: (name: string) => void;
  /** Enter creates the token where it is the only suggestion and no known one is similar. */
  isByEnter?: boolean;
}

export interface TokenOptions extends TokenVocabulary {
  options: readonly Option[];
}

export interface TokenFieldProps {
  id?: string;
  label: string;
  value: Tokens;
  vocabulary: TokenOptions;
  /** Display names of tokens that are ids. */
  labels?: Labels | undefined;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Takes the focus on mount; `open` where its text was just typed. */
  startsWithFocus?: 'open' | 'closed';
  creation?: TokenCreation | undefined;
  onChange: (value: Tokens) => void;
  /** Enter or Tab on a text that is not an option: the field shows the reason. */
  onUnknown?: (value: Tokens) => void;
  /** Enter or Tab with no text typed: the list is complete. */
  onDone?: (key: 'Enter' | 'Tab', isBack: boolean) => void;
  onCancel?: () => void;
}

/** A list of short texts: removable tokens, and an input with suggestions for the next one. */
export function TokenField(props: TokenFieldProps) {
  const { id, label, value, labels, isInvalid, describedBy, onChange } = props;
  const say = useWords(fieldWords);
  const { suggestions, newOptions, choose, inputHandlers } = useTokenField(props);
  const remove = (token: string) =>
    onChange({ ...value, tokens: value.tokens.filter((one) => one !== token) });
  return (
    <>
      <div className={styles.box}>
        {value.tokens.map((token) => (
          <span key={token} className={styles.token}>
            <NamedId id={token} name={labels?.get(token)} />
            <button
              type="button"
              className={styles.away}
              aria-label={say('takeAway', { name: token })}
              onClick={() => remove(token)}
            >
              ×
            </button>
          </span>
        ))}
        <input
          ref={suggestions.anchor}
          id={id}
          className={styles.input}
          aria-label={label}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          {...suggestions.aria}
          autoComplete="off"
          placeholder={value.tokens.length === 0 ? say('typeToAdd') : ''}
          value={value.rest}
          {...inputHandlers}
        />
        <SuggestionList suggestions={suggestions} label={label} onChoose={choose} />
      </div>
      {isInvalid && newOptions.length > 0 && !suggestions.isOpen && (
        <div className={styles.offers}>
          {newOptions.map((option) => (
            <button key={option.value} type="button" onClick={() => choose(option)}>
              {option.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
