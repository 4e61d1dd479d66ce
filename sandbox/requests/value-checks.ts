/** What is wrong with a value, and where: a JSON pointer into the request. */
export interface ValidationProblem {
  error: string;
  pointer: string;
}

/** Returns the first problem of a value, or undefined. */
export type ValueCheck = (value: unknown, pointer: string) => ValidationProblem | undefined;

export function text(longest: number): ValueCheck {
  return (value, pointer) => {
    if (typeof value !== 'string') return { error: 'must be text', pointer };
    if (value.length > longest) return { error: `must be at most ${longest} characters long`, pointer };
    return undefined;
  };
}

/** Text that matches a pattern; `form` describes the pattern in words. */
export function matches(pattern: RegExp, form: string): ValueCheck {
  return (value, pointer) =>
    typeof value === 'string' && pattern.test(value) ? undefined : { error: `must be ${form}`, pointer };
}

export const truth: ValueCheck = (value, pointer) =>
  typeof value === 'boolean' ? undefined : { error: 'must be true or false', pointer };

export function integer(least: number, most: number): ValueCheck {
  return (value, pointer) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : { error: `must be a whole number from ${least} to ${most}`, pointer };
}

/** One of a few texts; `reason` says why there are no others. */
export function oneOf(allowed: readonly string[], reason = ''): ValueCheck {
  return (value, pointer) =>
    allowed.some((option) => option === value)
      ? undefined
      : { error: `${reason}must be one of ${allowed.join(', ')}`, pointer };
}

/** A value that passes one of the checks; the problem is that of the last. */
export function anyOf(checks: readonly ValueCheck[]): ValueCheck {
  return (value, pointer) => {
    const problems = checks.map((check) => check(value, pointer));
    return problems.includes(undefined) ? undefined : problems.at(-1);
  };
}

export function list(item: ValueCheck, longest: number): ValueCheck {
  return (value, pointer) => {
    if (!Array.isArray(value)) return { error: 'must be a list', pointer };
    if (value.length > longest) return { error: `must have at most ${longest} items`, pointer };
    return first(value.map((inner, index) => item(inner, `${pointer}/${index}`)));
  };
}

/** An object with these keys and no others. */
export function object(shape: Record<string, ValueCheck>, required: string[] = []): ValueCheck {
  const checks = new Map(Object.entries(shape));
  return (value, pointer) => {
    if (!isObject(value)) return { error: 'must be an object', pointer };
    const absent = required.find((key) => !Object.hasOwn(value, key));
    if (absent) return { error: `needs the key "${absent}"`, pointer };
    return first(
      Object.entries(value).map(([key, inner]) => {
        const check = checks.get(key);
        if (check) return check(inner, `${pointer}/${escapeKey(key)}`);
        return {
          error: `unknown key; known keys are ${[...checks.keys()].join(', ')}`,
          pointer: `${pointer}/${escapeKey(key)}`,
        };
      }),
    );
  };
}

/** An object whose keys all match the pattern; `keys` describes the pattern in words. */
export function record(pattern: RegExp, keys: string, item: ValueCheck): ValueCheck {
  return (value, pointer) => {
    if (!isObject(value)) return { error: 'must be an object', pointer };
    return first(
      Object.entries(value).map(([key, inner]) =>
        pattern.test(key)
          ? item(inner, `${pointer}/${escapeKey(key)}`)
          : { error: `keys must be ${keys}`, pointer: `${pointer}/${escapeKey(key)}` },
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

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
