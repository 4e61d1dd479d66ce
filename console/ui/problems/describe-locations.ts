import { placeText } from '../../../ops/edit-wording/place-text.ts';
import { fromPointer } from '../../../ops/json/pointer.ts';
import { sayIn } from '../../../ops/text/say.ts';
import type { Naming } from '../../../ops/wording/flag-labels.ts';
import { keyParts, partText } from '../../../ops/wording/key-parts.ts';
import type { Problem } from '../../api/index.ts';
import { type AffectedLocation, affectedLocations } from './affected-locations.ts';
import { problemWords } from './problem-words.ts';

const mostNamed = 3;

/**
 * The number of locations of a mistake, and the first of each kind by name: `6 处用到它：渠道 679、5265、5266 等 6 个渠道`.
 * @param valueIn - the value of a file of the draft; undefined while it is not loaded
 * @returns null for a single location
 */
export function describeLocations(
  problem: AffectedLocation & Pick<Problem, 'related'>,
  valueIn: (file: string) => unknown,
  naming: Naming,
): string | null {
  const uses = affectedLocations(problem);
  if (uses.length < 2) return null;
  const say = sayIn(problemWords, naming.language);
  const byNoun = new Map<string, Set<string>>();
  for (const use of uses) {
    const { noun, name } = named(use, valueIn, naming);
    byNoun.set(noun, (byNoun.get(noun) ?? new Set()).add(name));
  }
  const reportedNames = [...byNoun].map(([noun, own]) => {
    const shown = [...own].slice(0, mostNamed).join(say('between'));
    const values = { noun, names: shown, count: own.size, rest: own.size - mostNamed };
    return say(own.size > mostNamed ? (noun === '' ? 'somePlaces' : 'someUses') : 'allUses', values).trim();
  });
  return say('uses', { count: uses.length, names: reportedNames.join(say('apart')) });
}

/** An entry by the title of its map and its own id; any other location by its full path. */
function named({ file, pointer }: AffectedLocation, valueIn: (file: string) => unknown, naming: Naming) {
  const path = fromPointer(pointer);
  const value = valueIn(file);
  const [map, entry] = keyParts(file, path.slice(0, 2), naming.names, value);
  if (map?.label && entry && !entry.isItem && entry.label === null) {
    return { noun: partText(map, naming.language), name: entry.key };
  }
  const source = { ...naming, file: (name: string) => ({ value: valueIn(name) }) };
  return { noun: '', name: placeText(file, path, value, source) || file };
}
