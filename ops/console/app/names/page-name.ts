import type { Desk } from '../desk.ts';
import { valueIn } from '../fields/field-edit.ts';

/** What a page is called: by a route that shows it, whose name is its title or first heading. */
export function pageName(desk: Desk, page: string): string | undefined {
  const routes = valueIn(desk.file('definitions/routes.json')?.value, ['routes']);
  const shown = Object.entries((routes ?? {}) as Record<string, unknown>).find(
    ([, entry]) => valueIn(entry, ['page']) === page,
  );
  return shown && desk.names?.routes[shown[0]];
}
