import type { Config } from '../../schemas/index.ts';
import type { Sources } from '../diagnostics/sources.ts';

/** A location in the config: 1-based, columns in UTF-16 units. */
export interface SourceLocation {
  file: string;
  line: number;
  column: number;
}

/** Finds and caches the source location of a row by its name in a decision; a batch needs the same ones repeatedly. */
export class RowSources {
  readonly #known = new Map<string, SourceLocation>();
  readonly #config: Config;
  readonly #sources: Pick<Sources, 'locate'>;

  constructor(config: Config, sources: Pick<Sources, 'locate'>) {
    this.#config = config;
    this.#sources = sources;
  }

  /** The source location of a JSON pointer. */
  at(file: string, pointer: string): SourceLocation {
    const key = `${file}${pointer}`;
    const known = this.#known.get(key);
    if (known) return known;
    const { file: ownFile, line, column } = this.#sources.locate(file, pointer);
    const location = { file: ownFile, line, column };
    this.#known.set(key, location);
    return location;
  }

  /** The source location of a row of a table: `navigation`, `flags` or `destinations.success`. */
  row(table: string, id: string): SourceLocation {
    const key = `${table}/${id}`;
    const known = this.#known.get(key);
    if (known) return known;
    const [name = '', part] = table.split('.');
    const rules = this.#rulesOf(name, part);
    const index = rules.findIndex((rule) => rule.id === id);
    const base = part === undefined ? '' : `/${part}`;
    const pointer = index < 0 ? `${base}/otherwise` : `${base}/rules/${index}`;
    const location = this.at(`definitions/${name}.json`, pointer);
    this.#known.set(key, location);
    return location;
  }

  #rulesOf(name: string, part: string | undefined): readonly { id: string }[] {
    const { navigation, flags, destinations } = this.#config;
    if (name === 'navigation') return navigation.rules;
    if (name === 'flags') return flags.rules;
    return destinations[part as 'success'].rules;
  }
}
