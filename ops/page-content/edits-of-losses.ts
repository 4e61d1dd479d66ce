import type { Config, PageSchema } from '../../schemas/index.ts';
import type { Edit } from '../edits/edits.ts';
import { formsOf, toldOn } from '../edits/page-blocks.ts';
import { revert } from '../edits/revert.ts';
import { type PageContent, pageContentsOf } from './page-content.ts';

/** Finds the edits that bring what pages lose: those of a page itself, and of the forms that it shows. */
export class EditsOfLosses {
  readonly #before: Config;
  readonly #after: Config;
  readonly #edits: readonly Edit[];
  readonly #without = new Map<Edit, Record<string, PageContent>>();

  constructor(before: Config, after: Config, edits: readonly Edit[]) {
    this.#before = before;
    this.#after = after;
    this.#edits = edits.filter(({ path: [kind] }) => kind === 'pages' || kind === 'forms');
  }

  /**
   * The edits without each of which the page has not lost it; where there is no such edit, all of the page.
   * @param isLost - whether it is lost by this content of the page
   */
  of(page: string, isLost: (content: PageContent) => boolean): Edit[] {
    const all = this.#ofPage(page);
    if (all.length < 2) return all;
    const own = all.filter((edit) => {
      const content = this.#contentsWithout(edit)[page];
      return content !== undefined && !isLost(content);
    });
    return own.length > 0 ? own : all;
  }

  /** The edits of one form on the page; of a place that is in no form, all of the page. */
  inForm(page: string, form: string): Edit[] {
    const all = this.#ofPage(page);
    const own = all.filter(({ path: [kind, id] }) => kind === 'forms' && id === form);
    return own.length > 0 ? own : all;
  }

  #ofPage(page: string): Edit[] {
    const forms = new Set(
      [this.#before, this.#after].flatMap(({ pages }) => (pages[page] ? formsShownOn(pages[page]) : [])),
    );
    return this.#edits.filter(({ path: [kind, id = ''] }) =>
      kind === 'pages' ? id === page : forms.has(id),
    );
  }

  #contentsWithout(edit: Edit): Record<string, PageContent> {
    const known = this.#without.get(edit) ?? pageContentsOf(revert(this.#before, this.#after, [edit]));
    this.#without.set(edit, known);
    return known;
  }
}

/** The forms whose fields, receipts or answers a page shows. */
const formsShownOn = (page: PageSchema): string[] => [
  ...formsOf(page),
  ...toldOn(page.body),
  ...(page.answers ?? []).map(({ form }) => form),
];
