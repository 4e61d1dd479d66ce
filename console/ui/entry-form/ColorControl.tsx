import { observer } from 'mobx-react-lite';
import { contrast, enough, type Shown, shownInstead } from '../../../ops/file-rules/brand-colors.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { fieldWords } from '../field-values/field-words.ts';
import type { ControlProps } from '../fields/FieldControl.tsx';
import { useWords } from '../language/use-words.ts';
import severities from '../problems/severity.module.css';
import { contrastPairs, isShownAsIs } from './contrast-pairs.ts';
import styles from './EntryForm.module.css';
import { useColorName } from './use-color-name.ts';

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

interface Props extends ControlProps {
  entry: unknown;
}

/** A colour to pick or to type, with the contrast of its text. */
export const ColorControl = observer(function ColorControl(props: Props) {
  const { id, field, label, text, isInvalid, describedBy, entry, onText, onDone } = props;
  const say = useWords(fieldWords);
  const nameOf = useColorName();
  const key = field.path.at(-1) ?? '';
  const other = contrastPairs[key];
  const otherColor = other === undefined ? undefined : valueIn(entry, [...field.path.slice(0, -1), other]);
  const ratio =
    typeof otherColor === 'string' && isColor(otherColor) && isColor(text)
      ? contrast(text, otherColor)
      : null;
  const shown = typeof otherColor === 'string' && ratio !== null ? shownInstead(key, text, otherColor) : null;
  return (
    <div className={styles.color}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={say('colorOf', { name: label })}
        value={isColor(text) ? text : '#000000'}
        onChange={(event) => onText(event.target.value)}
        onBlur={(event) => onDone?.(event.target.value)}
      />
      <input
        id={id}
        className={styles.hex}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onBlur={() => onDone?.(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onDone?.(text);
        }}
      />
      {ratio !== null && other !== undefined && (
        <span className={ratio < enough && isShownAsIs(key) ? severities.warning : styles.soft}>
          {say('contrast', { other: nameOf(other), ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
          {ratio < enough && isShownAsIs(key) && say('contrastLow')}
          {shown && <Instead shown={shown} />}
        </span>
      )}
    </div>
  );
});

/** The colour that phones show instead: they adjust a colour until its text is readable. */
const Instead = observer(function Instead({ shown: { of, color, isDarker } }: { shown: Shown }) {
  const say = useWords(fieldWords);
  const nameOf = useColorName();
  return say(isDarker ? 'shownDarker' : 'shownLighter', { name: nameOf(of), color });
});
