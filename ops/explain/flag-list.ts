import type { Text } from '../text/text.ts';

const chinese = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
const english = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The number of flags that a list takes: `三个整数`, `three whole numbers`. */
export const wholeNumbers = (count: number): Text => ({
  zh: `${chinese[count] || ` ${count} `}个整数`,
  en: `${english[count] || count} whole number${count === 1 ? '' : 's'}`,
});

/** A list of flags as in messages: 0, 4, 3. */
export const exampleFlags = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => [0, 4, 3][at % 3] ?? 0);

/** The numbers of `0,4,3`; null for any other text. */
export const flagsInText = (text: string): number[] | null =>
  /^\s*-?\d{1,6}\s*(,\s*-?\d{1,6}\s*)*$/.test(text) ? text.split(',').map(Number) : null;
