import { entriesOf, itemsOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import type { Edit } from '../../api/index.ts';

const navigationFile = 'definitions/navigation.json';
const destinationsFile = 'definitions/destinations.json';
const hostsFile = 'hosts.json';

/** Gives the content of a file of the draft. */
export type ContentOf = (file: string) => unknown;

/** A place of the config that leads visitors to one route, and can lead them to another. */
export interface LinkPlace {
  file: string;
  path: readonly (string | number)[];
  /** Where it leads now: a route, or a named destination. */
  leadsTo: string;
}

/** Every place that leads visitors to a route: rows of navigation, of the destination tables, and the homes of hosts. */
export function linkPlaces(contentOf: ContentOf): LinkPlace[] {
  const [navigation, destinations, hosts] = [navigationFile, destinationsFile, hostsFile].map(contentOf);
  return [
    ...placesOfTable(navigationFile, navigation, []),
    ...entriesOf(destinations).flatMap(([table, value]) => placesOfTable(destinationsFile, value, [table])),
    ...entriesOf(member(hosts, 'hosts')).flatMap(([host, entry]) =>
      placeAt(hostsFile, ['hosts', host, 'root'], member(entry, 'root')),
    ),
  ];
}

const placesOfTable = (file: string, table: unknown, path: readonly string[]): LinkPlace[] => [
  ...itemsOf(member(table, 'rules')).flatMap((row, index) =>
    placeAt(file, [...path, 'rules', index, 'go'], member(row, 'go')),
  ),
  ...placeAt(file, [...path, 'otherwise', 'go'], member(table, 'otherwise', 'go')),
];

const placeAt = (file: string, path: LinkPlace['path'], leadsTo: unknown): LinkPlace[] =>
  typeof leadsTo === 'string' ? [{ file, path, leadsTo }] : [];

/** The edits by which a place leads to a route; a host whose home it becomes lists it, where not every host has it. */
export function leadToEdits({ file, path }: LinkPlace, route: string, contentOf: ContentOf): Edit[] {
  const edit: Edit = { do: 'set', file, path, value: route };
  if (file !== hostsFile) return [edit];
  const host = String(path[1]);
  const entries = stringsOf(member(contentOf(hostsFile), 'hosts', host, 'entries'));
  const isEverywhere = member(contentOf('definitions/routes.json'), 'routes', route, 'on') === 'everyHost';
  if (isEverywhere || entries.includes(route)) return [edit];
  return [edit, { do: 'insert', file, path: ['hosts', host, 'entries', entries.length], value: route }];
}
