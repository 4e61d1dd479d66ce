import { type Say, sayIn, type Words } from '../../../ops/text/say.ts';
import type { Text } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { fullWidth } from './full-width-punctuation.ts';

export { type Say, sayIn, type Words } from '../../../ops/text/say.ts';

/**
 * `const say = useWords(tableWords); say('rows', { count: 40 })`. To be called in an observer: the language may change.
 */
export function useWords<W extends Words>(words: W): Say<W> {
  return sayIn(words, useDraftStore().language);
}

/** Renders a text of the server, which has both languages. */
export function useText(): (text: Text) => string {
  const { language } = useDraftStore();
  return (text) => (language === 'zh' ? fullWidth(text.zh) : text.en);
}
