/** One option of a step, with the options of the next step. */
export interface CascadeOption {
  id: string;
  name: string;
  below: readonly CascadeOption[];
}

/** Separates the ids of an answer; an id that contains it would be ambiguous. */
export const cascadeSeparator = '/';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Decodes the options of an API response, as many steps deep as the field has; null if there are none. An option
 * without a following step is left out, because nobody could complete it.
 */
export function readCascade(data: unknown, steps: number): CascadeOption[] | null {
  const options = isObject(data) ? readOptions(data.options, steps) : [];
  return options.length > 0 ? options : null;
}

function readOptions(list: unknown, steps: number): CascadeOption[] {
  if (!Array.isArray(list)) return [];
  const options = new Map<string, CascadeOption>();
  for (const item of list) {
    const option = isObject(item) ? readOption(item, steps) : null;
    if (option && !options.has(option.id)) options.set(option.id, option);
  }
  return [...options.values()];
}

function readOption(item: Json, steps: number): CascadeOption | null {
  const id = typeof item.id === 'number' ? String(item.id) : item.id;
  const { name } = item;
  if (typeof id !== 'string' || id === '' || id.includes(cascadeSeparator)) return null;
  if (typeof name !== 'string' || name === '') return null;
  const below = steps > 1 ? readOptions(item.options, steps - 1) : [];
  return steps > 1 && below.length === 0 ? null : { id, name, below };
}

/** The options that a path names, from the first step on, as far as they are known. */
export function optionsOf(path: readonly string[], options: readonly CascadeOption[]): CascadeOption[] {
  const [id, ...deeper] = path;
  const option = options.find((one) => one.id === id);
  return option ? [option, ...optionsOf(deeper, option.below)] : [];
}
