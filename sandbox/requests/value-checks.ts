/** What is wrong with a value, and where: a JSON pointer into the request. */
export interface ValidationProblem {
  error: string;
  place: string;
}

/** Returns the first problem of a value, or undefined. */
export type ValueCheck = (value: unknown, place: string) => ValidationProblem | undefined;

export function text(longest: number): ValueCheck {
  return (value, place) => {
    if (typeof value !== 'string') return { error: 'must be text', place };
    if (value.length > longest) return { error: `must be at most ${longest} characters long`, place };
    return undefined;
  };
}

/** Text that matches a pattern; `form` describes the pattern in words. */
export function matches(pattern: RegExp, form: string): ValueCheck {
  return (value, place) =>
    typeof value === 'string' && pattern.test(value) ? undefined : { error: `must be ${form}`, place };
}

export const truth: ValueCheck = (value, place) =>
  typeof value === 'boolean' ? undefined : { error: 'must be true or false', place };

export function integer(least: number, most: number): ValueCheck {
  return (value, place) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : { error: `must be a whole number from ${least} to ${most}`, place };
}

export function oneOf(allowed: readonly string[]): ValueCheck {
  return (value, place) =>
    allowed.some((option) => option === value)
      ? undefined
      : { error: `must be one of ${allowed.join(', ')}`, place };
}

export function list(item: ValueCheck, longest: number): ValueCheck {
  return (value, place) => {
    if (!Array.isArray(value)) return { error: 'must be a list', place };
    if (value.length > longest) return { error: `must have at most ${longest} items`, place };
    return first(value.map((inner, index) => item(inner, `${place}/${index}`)));
  };
}

/** An object with these keys and no others. */
export function object(shape: Record<string, ValueCheck>, required: string[] = []): ValueCheck {
  const checks = new Map(Object.entries(shape));
  return (value, place) => {
    if (!isObject(value)) return { error: 'must be an object', place };
    const absent = required.find((key) => !Object.hasOwn(value, key));
    if (absent) return { error: `needs the key "${absent}"`, place };
    return first(
      Object.entries(value).map(([key, inner]) => {
        const check = checks.get(key);
        if (check) return check(inner, `${place}/${pointer(key)}`);
        return {
          error: `unknown key; known keys are ${[...checks.keys()].join(', ')}`,
          place: `${place}/${pointer(key)}`,
        };
      }),
    );
  };
}

/** An object whose keys all match the pattern; `keys` describes the pattern in words. */
export function record(pattern: RegExp, keys: string, item: ValueCheck): ValueCheck {
  return (value, place) => {
    if (!isObject(value)) return { error: 'must be an object', place };
    return first(
      Object.entries(value).map(([key, inner]) =>
        pattern.test(key)
          ? item(inner, `${place}/${pointer(key)}`)
          : { error: `keys must be ${keys}`, place: `${place}/${pointer(key)}` },
      ),
    );
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function first(problems: (ValidationProblem | undefined)[]): ValidationProblem | undefined {
  return problems.find((problem) => problem !== undefined);
}

function pointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
