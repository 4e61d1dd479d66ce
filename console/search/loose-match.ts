interface Named {
  names: readonly string[];
}

/** Better than nothing, and worse than any name that has the term as it is typed. */
const bestScore = 10;

/** People type `验证码过期` for “验证码已过期”: words of three characters and more say enough. */
const chinese = /^\p{Script=Han}{3,}$/u;
/** A longer text is pasted: its ends are not left off. */
const mostToShorten = 12;

/**
 * What has the characters of a Chinese term in their order, with few others between them; where nothing has all of them,
 * what has most of them, without some at its ends: `短信验证码过期了`.
 */
export function looselyFound<T extends Named>(term: string, all: readonly T[]): Map<T, number> {
  if (!chinese.test(term)) return new Map();
  const characters = [...term];
  const least = shortestOf(characters.length);
  // Every part has the characters in the middle: most names are left out by one look.
  const middle = characters.slice(characters.length - least, least);
  const near = all.flatMap((one) => {
    const names = one.names.filter((name) => middle.every((character) => name.includes(character)));
    return names.length > 0 ? [{ one, names }] : [];
  });
  for (let length = characters.length; length >= least; length -= 1) {
    const parts = partsOf(characters, length);
    const found = near.flatMap(({ one, names }) => {
      const between = Math.min(
        ...names.flatMap((name) => parts.map((part) => charactersBetween(name, part))),
      );
      return between === Number.POSITIVE_INFINITY ? [] : [[one, bestScore - between] as const];
    });
    if (found.length > 0) return new Map(found);
  }
  return new Map();
}

/** Of fewer characters many texts have some: `没有这个` of `没有这个东西`. */
const leastLeft = 5;

const shortestOf = (length: number): number =>
  length > mostToShorten ? length : Math.min(length, Math.max(leastLeft, Math.ceil(length * 0.6)));

const partsOf = (characters: readonly string[], length: number): string[][] =>
  Array.from({ length: characters.length - length + 1 }, (_, at) => [...characters.slice(at, at + length)]);

/** How many others stand between the characters in a name at best; infinite where they are too many, or one is not there. */
function charactersBetween(name: string, characters: readonly string[]): number {
  const [first = ''] = characters;
  const most = Math.min(bestScore - 1, Math.ceil(characters.length / 2));
  let best = Number.POSITIVE_INFINITY;
  for (let start = name.indexOf(first); start !== -1; start = name.indexOf(first, start + 1)) {
    let end = start;
    for (const character of characters.slice(1)) {
      end = end === -1 ? -1 : name.indexOf(character, end + 1);
    }
    const between = end - start + 1 - characters.length;
    if (end !== -1 && between <= most) best = Math.min(best, between);
  }
  return best;
}
