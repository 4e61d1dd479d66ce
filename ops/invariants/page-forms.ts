import type { Config, When } from '../../schemas/index.ts';
import { isObject, itemsOf, keysOf, member, stringsUnder } from '../json/json-values.ts';

/** A form on a page, or a block of it that calls an endpoint: what it asks and calls. */
export interface PageForm {
  /** Null: a block that is no form. */
  form: string | null;
  /** The names of its consents. */
  consents: ReadonlySet<string>;
  /** Those that are asked whatever the answers are. */
  certainConsents: ReadonlySet<string>;
  calls: ReadonlySet<string>;
  /** It is shown where all of these hold. */
  whens: readonly When[];
}

/** The forms and calls of every page, with those of the pages that it opens in a sheet. */
export class PageForms {
  readonly #config: Config;
  readonly #known = new Map<string, PageForm[]>();

  constructor(config: Config) {
    this.#config = config;
  }

  of(page: string): PageForm[] {
    const known = this.#known.get(page) ?? this.#collect(page);
    this.#known.set(page, known);
    return known;
  }

  #collect(first: string): PageForm[] {
    const found: PageForm[] = [];
    const pages = new Set([first]);
    for (const page of pages) {
      this.#visit(this.#config.pages[page]?.body, [], found, pages);
    }
    return found;
  }

  #visit(value: unknown, whens: readonly When[], found: PageForm[], opened: Set<string>): void {
    for (const one of itemsOf(value)) this.#visit(one, whens, found, opened);
    if (!isObject(value)) return;
    const showWhen = member(value, 'showWhen');
    const inner = isObject(showWhen) ? [...whens, showWhen as When] : whens;
    const [form, endpoint, page] = ['form', 'endpoint', 'page'].map((key) => member(value, key));
    if (typeof page === 'string') opened.add(page);
    if (typeof form === 'string') {
      found.push({ ...this.#formOf(form), whens: inner });
      for (const sheet of stringsUnder(this.#config.forms[form]?.fields, 'page')) opened.add(sheet);
    } else if (typeof endpoint === 'string') {
      const none: ReadonlySet<string> = new Set();
      found.push({
        form: null,
        consents: none,
        certainConsents: none,
        calls: new Set([endpoint]),
        whens: inner,
      });
    }
    for (const key of keysOf(value))
      if (key !== 'showWhen') this.#visit(member(value, key), inner, found, opened);
  }

  #formOf(id: string): Omit<PageForm, 'whens'> {
    const form = this.#config.forms[id];
    const consents = (form?.fields ?? []).filter(({ kind }) => kind === 'consent');
    const isCertain = (field: object) => !('showWhen' in field) && !('showWhenAnswers' in field);
    return {
      form: id,
      consents: new Set(consents.map((one) => one.id)),
      certainConsents: new Set(consents.filter(isCertain).map((one) => one.id)),
      // Its own endpoint, those of its logins, and those of its fields.
      calls: new Set(stringsUnder(form, 'endpoint')),
    };
  }
}
