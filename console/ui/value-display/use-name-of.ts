import { labelsOf } from '../../../ops/wording/labels.ts';
import { outcomeText } from '../../../ops/wording/outcome-text.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import type { NameOf } from '../schema-values/item-text.ts';
import { formQuestions } from './form-questions.ts';

/** What the config calls a message or an outcome that a card names, and what a form asks for. To be called in an observer. */
export function useNameOf(): NameOf {
  const draftStore = useDraftStore();
  return (kind, id) => {
    if (kind === 'outcome') return outcomeText(id, draftStore.names, draftStore.language);
    if (kind === 'form')
      return formQuestions(draftStore.file(`definitions/forms/${id}.json`)?.value, draftStore.language);
    return kind === 'message' ? labelsOf(draftStore, { names: 'message', path: [] }).get(id) : undefined;
  };
}
