import type { Site } from '../../runtime/index.ts';

interface Table {
  rules: readonly { id: string }[];
}

/** The types say that rows have names, because whoever explains a decision reads them. */
const unnamed = <T extends Table>(table: T): T => ({
  ...table,
  rules: table.rules.map(({ id: _, ...row }) => row),
});

/**
 * The tables as phones have them. Rows have names for those who read a decision (`check`, `explain`, `plan`, the
 * console); a phone only follows it, and the names are 260 bytes of the landing page's HTML.
 */
export const withoutRowNames = (site: Site): Site => ({
  ...site,
  navigation: unnamed(site.navigation),
  flags: unnamed(site.flags),
  destinations: Object.fromEntries(
    Object.entries(site.destinations).map(([name, table]) => [name, unnamed(table)]),
  ) as Site['destinations'],
});
