// Values that the phone needs are in files without schemas, so that no schema is bundled with them.

/** The destinations with a table of their own. */
export const namedTables = ['success', 'failure', 'skipForm'] as const;
export type NamedTable = (typeof namedTables)[number];
export const isNamedTable = (name: string): name is NamedTable =>
  (namedTables as readonly string[]).includes(name);
/** Names that `go` accepts besides the routes. */
export const namedDestinations = [...namedTables, 'loginAddress'] as const;
