import type { PageContext } from '../context/page-context.ts';
import type { Region } from './read-regions.ts';
import { shortName } from './region-name.ts';

/**
 * The city of the visitor's IP address as the API names it, where this visit has asked for it already; '' otherwise. A
 * placeholder, because a member of the page context would cost every landing page bytes.
 */
export const likelyCityName = (page: PageContext): string => page.text('{session.city}');

/** The city of that name. Two cities that share it are none: a suggestion that may be wrong is worse than no suggestion. */
export function likelyCity(name: string, provinces: readonly Region[]): Region | undefined {
  if (name === '') return undefined;
  const wanted = shortName(name);
  const [city, ...others] = provinces
    .flatMap(({ below }) => below)
    .filter((region) => shortName(region.name) === wanted);
  return others.length === 0 ? city : undefined;
}
