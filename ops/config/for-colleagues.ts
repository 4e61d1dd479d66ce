import { fitsPath, pathPattern } from '../json/path-pattern.ts';
import { configPath } from './config-path.ts';
import type { ParsedFile } from './parsed-file.ts';

/**
 * The places of what is written for colleagues and the editor. It is known by its place: elsewhere `note` may be the
 * name of an endpoint or of a fact, or a text that a block shows.
 */
const places = [
  '*/$schema',
  'pages/*/$schema',
  'forms/*/$schema',
  'pages/*/note',
  'forms/*/note',
  'hosts/hosts/*/note',
  'channels/channels/*/note',
  'channels/channels/*/owner',
  'brands/brands/*/note',
  'brands/variants/*/note',
  'cities/rules/*/note',
  'flags/rules/*/note',
  'flags/otherwise/note',
  'destinations/*/note',
  'destinations/*/rules/*/note',
  'destinations/*/otherwise/note',
  'navigation/rules/*/note',
  'navigation/otherwise/note',
  'routes/routes/*/note',
  'facts/note',
  'facts/flags/*/note',
  'facts/channelInfo/*/note',
  'facts/query/*/note',
  'facts/channelAttributes/*/note',
  'facts/hostAttributes/*/note',
  'facts/answers/*/note',
  'endpoints/endpoints/*/note',
  'trackers/networks/*/note',
  'trackers/searchAdvertiser/note',
  'trackers/clickIds/*/note',
  'trackers/record/note',
  'invariants/note',
  'invariants/invariants/*/note',
].map(pathPattern);
/** Most paths end otherwise. */
const lastKeys = new Set(places.map((place) => place.at(-1)));

/**
 * Whether a value is for colleagues or the editor.
 * @param path - keys from the file on; those of a page or form begin with its folder and id
 */
export const isForColleagues = (path: readonly string[]): boolean =>
  lastKeys.has(path.at(-1)) && places.some((place) => place.length === path.length && fitsPath(place, path));

/** Whether a text of a file is for colleagues or the editor. */
export const isAside = (file: ParsedFile, pointer: string): boolean =>
  isForColleagues(configPath(file, pointer));
