import { isForColleagues } from '../config/for-colleagues.ts';
import { fitsPath, pathPattern } from '../json/path-pattern.ts';
import type { Act } from './act.ts';

/**
 * The class of a value of the config. Every value has exactly one, and each class has its own comparison:
 *
 * decides  compared for every situation, as a part of decisions, brands or ads
 * shown    compared as the content of pages and forms
 * an act   compared by itself, and reported with whom it reaches
 * unread   notes, and what only the commands and the console read
 */
export type ValueClass = 'decides' | 'shown' | 'unread' | Act;

/**
 * The class of each value by its path, from the file on; `*` is any one key, and a path includes all values below it.
 * The first that fits counts.
 */
const classes: readonly (readonly [path: string, of: ValueClass])[] = [
  ['hosts/hosts/*/language', 'language'],
  ['hosts/hosts/*', 'decides'],
  ['channels/channels/*/replacesLogin', 'linkLogin'],
  ['channels/channels/*', 'decides'],
  ['brands/default', 'decides'],
  ['brands/brands/*', 'decides'],
  ['brands/variants/*', 'decides'],
  ['cities/cities/*', 'decides'],
  ['cities/rules/*', 'decides'],
  ['flags/rules/*', 'decides'],
  ['flags/otherwise', 'decides'],
  ['destinations/*', 'decides'],
  ['navigation/rules/*', 'decides'],
  ['navigation/otherwise', 'decides'],
  ['routes/catchAll', 'decides'],
  ['routes/routes/*/keepAlive', 'storage'],
  ['routes/routes/*', 'decides'],
  ['facts/flags/*/about', 'unread'],
  ['facts/flags/*/decides', 'unread'],
  ['facts/flags/*/values', 'decides'],
  ['facts/flags/*', 'application'],
  ['facts/channelInfo/*/about', 'unread'],
  ['facts/channelInfo/*/example', 'unread'],
  ['facts/channelInfo/*/label', 'unread'],
  ['facts/channelInfo/*/valueLabels', 'unread'],
  ['facts/channelInfo/*/stored', 'storage'],
  ['facts/channelInfo/*', 'application'],
  ['facts/appName', 'application'],
  ['facts/query/*/about', 'unread'],
  ['facts/query/*', 'decides'],
  ['facts/channelAttributes/*/about', 'unread'],
  ['facts/channelAttributes/*', 'decides'],
  ['facts/hostAttributes/*/about', 'unread'],
  ['facts/hostAttributes/*', 'decides'],
  ['facts/answers/*/about', 'unread'],
  ['facts/answers/*/values', 'decides'],
  ['facts/answers/*', 'answer'],
  // Compared for every situation too; by it, calls and the server's answers are those of another channel.
  ['site/defaultChannel', 'call'],
  ['site/maxHops', 'decides'],
  ['site/timeZone', 'timeZone'],
  ['site/language', 'language'],
  ['site/languages', 'language'],
  ['site/law', 'law'],
  ['site/unauthorized', 'unauthorized'],
  ['site/api/activationThrottleMs', 'activation'],
  ['site/api', 'limit'],
  ['site/sms', 'limit'],
  ['site/mobile', 'limit'],
  ['site/limits', 'limit'],
  ['site/address', 'address'],
  ['site/returnHosts', 'address'],
  ['site/linkHosts', 'unread'],
  ['site/draft', 'storage'],
  ['site/lead', 'storage'],
  ['site/linkLogin', 'linkLogin'],
  ['site/oneTap/name', 'disclosure'],
  ['site/oneTap/purpose', 'disclosure'],
  ['site/oneTap/collects', 'disclosure'],
  ['site/oneTap', 'oneTap'],
  ['endpoints/contract', 'call'],
  ['endpoints/endpoints/*/codes', 'unread'],
  ['endpoints/endpoints/*/example', 'unread'],
  ['endpoints/endpoints/activeChannel', 'activation'],
  ['endpoints/endpoints/*/conversion', 'conversion'],
  ['endpoints/endpoints/*', 'call'],
  ['trackers/networks/*/aliases', 'unread'],
  ['trackers/searchAdvertiser/aliases', 'unread'],
  ['trackers/networks/*/name', 'disclosure'],
  ['trackers/networks/*/purpose', 'disclosure'],
  ['trackers/networks/*/collects', 'disclosure'],
  ['trackers/searchAdvertiser/name', 'disclosure'],
  ['trackers/searchAdvertiser/purpose', 'disclosure'],
  ['trackers/searchAdvertiser/collects', 'disclosure'],
  ['trackers/record/name', 'disclosure'],
  ['trackers/record/purpose', 'disclosure'],
  ['trackers/record/collects', 'disclosure'],
  ['trackers/networks/*', 'tracker'],
  ['trackers/searchAdvertiser', 'tracker'],
  ['trackers/record', 'tracker'],
  ['trackers/clickIds/*/days', 'storage'],
  ['trackers/clickIds/*', 'tracker'],
  ['messages/messages/*', 'text'],
  ['pages/*', 'shown'],
  ['forms/*', 'shown'],
  ['plugins/*/about', 'unread'],
  ['plugins/*/bytes', 'unread'],
  // Words for operators, and what pages and forms are judged by.
  ...['properties/*', 'properties/*/item/*'].flatMap((property) =>
    ['about', 'values', 'mostCharacters', 'least', 'most', 'leastItems', 'optional'].map(
      (key) => [`plugins/*/${property}/${key}`, 'unread'] as const,
    ),
  ),
  ['plugins/*', 'plugin'],
  ['pluginCode/*', 'plugin'],
  ['namedFiles/*', 'picture'],
];

const patterns = classes.map(([path, of]) => ({ pattern: pathPattern(path), of }));

/** The class of a value by its path; null where the table lacks it, so that a plan cannot call it harmless. */
export function classOf(path: readonly string[]): ValueClass | null {
  // Every `$allow` is taken out where a file is read, so nothing else has that name.
  if (path.includes('$allow') || isForColleagues(path)) return 'unread';
  return patterns.find(({ pattern }) => fitsPath(pattern, path))?.of ?? null;
}
