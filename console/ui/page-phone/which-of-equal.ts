import type { PressedText } from '../preview/visit-trail.ts';
import type { TextPlace } from '../schema-values/text-places.ts';

/** Whether a text of the draft reads like this on a phone. */
type ReadsAs = (text: string, shown: string) => boolean;

/**
 * Which of several equal texts was pressed. What stands around it in the phone is compared with what stands around each
 * in the draft, from its own card or row outwards. An element of the phone shows those places whose other texts it has;
 * where it shows the text as often, their order tells which was pressed.
 * @param equal - places with the text that was pressed, in the order of the draft
 * @param all - every text of what they stand in
 * @returns those that it may be, where nothing tells
 */
export function whichOfEqual<T extends TextPlace>(
  equal: readonly T[],
  all: readonly TextPlace[],
  { around = [] }: Pick<PressedText, 'around'>,
  readsAs: ReadsAs,
): readonly T[] {
  const [first, other] = equal;
  if (!first || !other) return equal;
  const items = itemsOf(equal, all);
  let fewest = equal;
  for (const { texts, at } of around) {
    const shown = texts.flatMap((one, index) => (readsAs(first.text, one) ? [index] : []));
    for (const places of [shownBest(items, texts, readsAs), shownAtAll(items, texts, readsAs)]) {
      if (places.length > 0 && places.length < fewest.length) fewest = places;
      if (places.length !== shown.length || !areInOrder(places)) continue;
      const pressed = places[shown.indexOf(at)];
      if (pressed) return [pressed];
    }
  }
  return fewest;
}

/** An item of a list, or a property, in which some of the places stand. */
interface Item<T> {
  places: readonly T[];
  /** What else stands in it. */
  others: readonly string[];
}

/** The items in which the places differ first. */
function itemsOf<T extends TextPlace>(places: readonly T[], all: readonly TextPlace[]): Item<T>[] {
  const depth = commonDepth(places);
  const [{ path: outer = [] } = {}] = places;
  const isInside = ({ path }: TextPlace) => outer.slice(0, depth).every((key, at) => path[at] === key);
  const isEqual = ({ path }: TextPlace) => places.some((one) => one.path === path);
  const inside = all.filter((one) => isInside(one) && !isEqual(one));
  const keys = [...new Set(places.map(({ path }) => path[depth]))];
  return keys.map((key) => ({
    places: places.filter(({ path }) => path[depth] === key),
    others: inside.filter(({ path }) => path[depth] === key).map(({ text }) => text),
  }));
}

/** How much of an item an element shows, 0 to 1; an item without other texts is shown by any. */
function shownPart({ others }: Item<unknown>, shown: readonly string[], readsAs: ReadsAs): number {
  if (others.length === 0) return 1;
  return others.filter((text) => shown.some((one) => readsAs(text, one))).length / others.length;
}

function shownBest<T>(items: readonly Item<T>[], shown: readonly string[], readsAs: ReadsAs): readonly T[] {
  const parts = items.map((item) => shownPart(item, shown, readsAs));
  const most = Math.max(...parts);
  return items.flatMap(({ places }, at) => (most > 0 && parts[at] === most ? places : []));
}

const shownAtAll = <T>(items: readonly Item<T>[], shown: readonly string[], readsAs: ReadsAs): readonly T[] =>
  items.flatMap((item) => (shownPart(item, shown, readsAs) > 0 ? item.places : []));

/** Items of lists stand on the phone in their order; properties of one item do not. */
function areInOrder(places: readonly TextPlace[]): boolean {
  const shapes = places.map(({ path }) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('/'));
  return new Set(shapes).size === 1;
}

/** How many keys the paths of all places have in common. */
export function commonDepth(places: readonly Pick<TextPlace, 'path'>[]): number {
  const [first = [], ...others] = places.map(({ path }) => path);
  const depth = first.findIndex((key, at) => others.some((path) => path[at] !== key));
  return depth < 0 ? first.length : depth;
}
