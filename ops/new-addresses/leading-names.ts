import type { Config } from '../../schemas/index.ts';
import { eachString } from '../json/json-values.ts';

/** The parts of a config that lead visitors only where these come to them. */
type Visited = 'routes' | 'navigation' | 'destinations' | 'pages' | 'forms' | 'hosts' | 'inLanguages';

/** What leads nobody: a condition, a remark, and the name of what it stands in. */
const leadsNobody = /\/(when|showWhen|note)(\/|$)|^\/id$/;

/** Every text of a value that may name what visitors are led to; of an address only its path. */
export function leadingNamesIn(value: unknown): Set<string> {
  const names = new Set<string>();
  eachString(value, (text, pointer) => {
    if (!leadsNobody.test(pointer)) names.add(text.split(/[?#]/)[0] ?? '');
  });
  return names;
}

/** The names by which each part of a config leads on; a name may stand for a route, its path, a page or a form. */
export class LeadingNames {
  /** What leads wherever a visitor is. */
  readonly everywhere: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  readonly forms: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(config: Config) {
    const {
      routes,
      navigation: _,
      destinations: __,
      pages,
      forms,
      hosts: ___,
      inLanguages: ____,
      ...rest
    } = config;
    const everywhere: Omit<Config, Visited> = rest;
    this.everywhere = new Set([...leadingNamesIn(everywhere), routes.catchAll]);
    const byId = (all: Readonly<Record<string, unknown>>) =>
      new Map(Object.entries(all).map(([id, one]) => [id, leadingNamesIn(one)]));
    this.pages = byId(pages);
    this.forms = byId(forms);
  }
}
