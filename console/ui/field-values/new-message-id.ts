import { isObject } from '../../../ops/json/json-values.ts';

/** A free id for a message of a page or form, by its name: `own.springCar.1`. */
export function newMessageId(file: string, messages: unknown): string {
  const name = (/([^/]+)\.json$/.exec(file)?.[1] ?? '')
    .split(/[^A-Za-z0-9]+/)
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  const known = isObject(messages) ? messages : {};
  let at = 1;
  while (Object.hasOwn(known, `own.${name}.${at}`)) at += 1;
  return `own.${name}.${at}`;
}
