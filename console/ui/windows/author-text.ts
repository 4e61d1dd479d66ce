import { sayIn } from '../../../ops/text/say.ts';
import type { Author, Language } from '../../api/index.ts';
import { windowWords } from './window-words.ts';

/** `小李（窗口 2）`, or only `窗口 2` of an operator who gives no name. */
export function authorText({ number, name }: Author, language: Language): string {
  const say = sayIn(windowWords, language);
  return name === undefined ? say('window', { number }) : say('named', { name, number });
}
