import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { placeText } from '../../../ops/edit-wording/place-text.ts';
import { toPointer } from '../../../ops/json/pointer.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { problemHref } from '../problems/problem-href.ts';
import { hrefOf } from '../route/route.ts';
import { scopedField } from '../schema-values/schema-shape.ts';
import { useValueForm } from '../value-form/value-form-context.ts';
import { phoneWords } from './phone-words.ts';
import type { FoundText } from './pressed-text.ts';
import type { TextNote } from './use-phone-texts.ts';
import styles from './VisitorPhone.module.css';

/** What became of the text that was pressed last; where nothing tells which of equal ones it was, the operator chooses. */
export const TextNoteText = observer(function TextNoteText({ note }: { note: TextNote }) {
  const say = useWords(phoneWords);
  const text = useText();
  if (note.is === 'refused')
    return <p className={styles.warning}>{say('refused', { why: text(note.why) })}</p>;
  if (note.is === 'overtaken')
    return <p className={styles.warning}>{say('overtaken', { text: note.text })}</p>;
  if (note.is === 'shared') {
    const href = hrefOf(['messages'], { at: toPointer(note.path.slice(0, 2)) });
    return (
      <p className="soft">
        {say('shared')} <a href={href}>{say('toMessage')}</a>
      </p>
    );
  }
  if (note.is === 'there' || note.is === 'control') return <PlacesElsewhere {...note} />;
  if (note.is !== 'several') return <p className="soft">{say(note.is)}</p>;
  return (
    <>
      <p className="soft">{say('several')}</p>
      <p className={styles.bar}>
        {note.places.map((place) => (
          <button key={place.path.join('/')} type="button" onClick={() => note.choose(place)}>
            <PlaceName place={place} />
          </button>
        ))}
      </p>
    </>
  );
});

/** The name of the property, with its place in each list below the block or field: `答案（第 2 项）`. */
const PlaceName = observer(function PlaceName({ place }: { place: FoundText }) {
  const { language } = useDraftStore();
  const { scope } = useValueForm();
  const say = useWords(phoneWords);
  const { path, node, isRequired } = place;
  const name = scopedField(node, String(path.at(-1)), isRequired, scope).label[language];
  const indexes = path.filter((key) => typeof key === 'number').slice(1);
  if (indexes.length === 0) return name;
  return say('ofItem', { name, at: indexes.map((at) => at + 1).join('.') });
});

/** A text may stand in many brands. */
const mostLinks = 3;

/** Where a text is edited that cannot be typed over in the phone. */
const PlacesElsewhere = observer(function PlacesElsewhere(props: {
  is: 'there' | 'control';
  places: readonly FoundText[];
}) {
  const draftStore = useDraftStore();
  const say = useWords(phoneWords);
  return (
    <p className="soft">
      {say(props.is)}{' '}
      {props.places.slice(0, mostLinks).map(({ file, path }, at) => (
        <Fragment key={`${file}${toPointer(path)}`}>
          {at > 0 && (draftStore.language === 'zh' ? '、' : ', ')}
          <a href={problemHref({ file, pointer: toPointer(path) })}>
            {placeText(file, path.map(String), draftStore.file(file)?.value, draftStore)}
          </a>
        </Fragment>
      ))}
    </p>
  );
});
