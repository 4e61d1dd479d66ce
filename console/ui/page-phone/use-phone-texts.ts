import { useCallback, useEffect, useRef, useState } from 'react';
import { valueIn } from '../../../ops/json/value-in.ts';
import { languagesOfSite } from '../../../ops/languages/site-languages.ts';
import { configFiles } from '../../../schemas/index.ts';
import type { Text } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { isFault, parseValue } from '../field-values/value-codec.ts';
import { revealField } from '../focus/reveal-field.ts';
import type { AnswerPreview } from '../preview/use-preview-messages.ts';
import type { PressedText, PreviewMessage } from '../preview/visit-trail.ts';
import { scopedField } from '../schema-values/schema-shape.ts';
import { type Path, useValueForm } from '../value-form/value-form-context.ts';
import { type FoundText, filesElsewhere, placesElsewhere, placesOfPressed } from './pressed-text.ts';
import { valueInLanguage } from './value-in-language.ts';
import { commonDepth } from './which-of-equal.ts';

const messagesFile = configFiles.messages.path;

/** What is said below the phone of the text that was pressed last. */
export type TextNote =
  | { is: 'unknown' | 'elsewhere' }
  /** It is edited where it stands: a text of a brand or a channel, or the hint of a field. */
  | { is: 'there' | 'control'; places: readonly FoundText[] }
  /** A message: every page that shows it changes with it. */
  | { is: 'shared'; path: Path }
  | { is: 'several'; places: readonly FoundText[]; choose: (place: FoundText) => void }
  | { is: 'refused'; why: Text }
  | { is: 'overtaken'; text: string };

/** A press on a text, and its number in the document of the phone. */
interface Press {
  pressed: PressedText;
  press: number;
}

/** A text that is being typed over. */
interface Typing extends Press {
  place: FoundText;
  typed: string;
}

/**
 * Texts that are typed over in the phone: each is one edit of the draft at its place, when it is kept. What is typed is
 * kept also if the phone or the view goes away meanwhile.
 * @param isOn - whether a press on a text edits it
 * @param language - of the pages in the phone
 */
export function usePhoneTexts(
  isOn: boolean,
  language: string | undefined,
): {
  note: TextNote | null;
  onMessage: (message: PreviewMessage, answer: AnswerPreview) => void;
} {
  const draftStore = useDraftStore();
  const { file: ownFile, scope, select } = useValueForm();
  const [note, setNote] = useState<TextNote | null>(null);
  const typing = useRef<Typing | null>(null);
  const answerLast = useRef<AnswerPreview | null>(null);
  const contentOf = (file: string) => draftStore.file(file)?.value;

  const write = (place: FoundText, text: string) => {
    const { file, path, node, isRequired } = place;
    const read = parseValue(scopedField(node, String(path.at(-1)), isRequired, scope), text);
    // What the schema refuses is written too: the card and the problems say why, and nothing that was typed is lost.
    const typed = isFault(read) ? text : read.value;
    const isSame = typed === place.text || (typed === undefined && place.isShipped);
    setNote(isFault(read) ? { is: 'refused', why: read.fault } : noteOf(place));
    if (isSame) return;
    const languages = languagesOfSite(contentOf(configFiles.site.path));
    const value = valueInLanguage(place, typed, language, languages);
    void draftStore.edit([
      value === undefined ? { do: 'remove', file, path } : { do: 'set', file, path, value },
    ]);
  };
  const noteOf = ({ file, path }: FoundText): TextNote | null => {
    if (file === messagesFile) return { is: 'shared', path };
    return file === ownFile ? null : { is: 'elsewhere' };
  };
  const noteElsewhere = ({ text }: PressedText): TextNote => {
    const places = placesElsewhere(text, contentOf, draftStore.names);
    return places.length > 0 ? { is: 'there', places } : { is: 'unknown' };
  };
  const keep = () => {
    const own = typing.current;
    typing.current = null;
    if (!own || own.typed === own.place.text) return;
    const { place, pressed, typed } = own;
    const there = valueIn(contentOf(place.file), place.path);
    if (there === place.text || (place.isShipped && there === undefined)) write(place, typed);
    else {
      // Somebody has moved or edited it meanwhile.
      const [again, other] = placesOfPressed(
        { ...pressed, text: place.text },
        contentOf,
        draftStore.names,
        language,
      );
      if (again && !other) write(again, typed);
      else setNote({ is: 'overtaken', text: typed });
    }
  };
  const press = (made: Press, answer: AnswerPreview) => {
    keep();
    const places = placesOfPressed(made.pressed, contentOf, draftStore.names, language);
    const [place, other] = places;
    if (!place) setNote(noteElsewhere(made.pressed));
    else if (made.pressed.isControl) {
      if (place.file === ownFile) open(place.path);
      setNote({ is: 'control', places });
    } else if (other) {
      if (place.file === ownFile) open(place.path.slice(0, commonDepth(places)));
      setNote({ is: 'several', places, choose: (chosen) => begin(chosen, made, answer) });
    } else begin(place, made, answer);
  };
  const begin = (place: FoundText, { pressed, press: number }: Press, answer: AnswerPreview) => {
    setNote(place.file === messagesFile ? noteOf(place) : null);
    if (place.file === ownFile) open(place.path);
    typing.current = { pressed, press: number, place, typed: place.text };
    answer({ type: 'funnel-edit-text', text: place.text, press: number });
  };
  const open = (path: Path) => {
    select(path);
    revealField(path);
  };
  const latest = useRef({ keep, press });
  latest.current = { keep, press };
  useEffect(() => () => latest.current.keep(), []);
  // Files are fetched on first use; these are there when the phone is.
  useEffect(() => {
    for (const path of [configFiles.messages.path, configFiles.site.path, ...filesElsewhere])
      draftStore.file(path);
  }, [draftStore]);
  useEffect(() => answerLast.current?.({ type: 'funnel-edit-mode', isOn }), [isOn]);

  const onMessage = useCallback(
    (message: PreviewMessage, answer: AnswerPreview) => {
      if ('readyAt' in message) {
        // The document in which something was typed is gone.
        latest.current.keep();
        answerLast.current = answer;
        answer({ type: 'funnel-edit-mode', isOn });
      }
      if ('pressed' in message) return latest.current.press(message, answer);
      // What a field still says whose text is no longer typed over belongs to no other text.
      const own = typing.current;
      if (!own || !('press' in message) || message.press !== own.press) return;
      if ('typed' in message) own.typed = message.typed;
      else {
        own.typed = message.text;
        if (message.typing === 'discarded') typing.current = null;
        latest.current.keep();
      }
    },
    [isOn],
  );
  return { note, onMessage };
}
