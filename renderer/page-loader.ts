import { nativeFetch } from '../runtime/effects/index.ts';
import { own } from '../runtime/index.ts';
import type { Form } from '../schemas/index.ts';
import type { Embedded } from './embedded.ts';
import type { PageBundle } from './page-context.ts';

/** Loads page bundles, each once; the first page's came with the HTML. */
export class PageLoader {
  readonly #loaded = new Map<string, Promise<PageBundle>>();
  readonly #addresses: Embedded['pages'];
  readonly #isRenewed: (page: string) => Promise<boolean>;
  /** The forms of all pages that are here, by id. */
  readonly forms = new Map<string, Form>();

  /** @param isRenewed - asked where a bundle is gone: whether the page is loaded anew, so that nobody is told */
  constructor(
    { pages, bundles }: Pick<Embedded, 'pages' | 'bundles'>,
    isRenewed: (page: string) => Promise<boolean>,
  ) {
    this.#addresses = pages;
    this.#isRenewed = isRenewed;
    for (const bundle of Object.values(bundles)) this.#noteForms(bundle);
    for (const [id, bundle] of Object.entries(bundles)) this.#loaded.set(id, Promise.resolve(bundle));
  }

  /** Rejects when the bundle cannot be had; asked again, it tries again. */
  load(id: string): Promise<PageBundle> {
    const known = this.#loaded.get(id);
    if (known) return known;
    const loading = this.#fetch(id);
    this.#loaded.set(id, loading);
    loading.catch(() => this.#loaded.delete(id));
    return loading;
  }

  async #fetch(id: string): Promise<PageBundle> {
    const address = own(this.#addresses, id);
    if (address === undefined) throw new Error(`page "${id}" was not published`);
    const response = await nativeFetch(address);
    if (response.status === 404 && (await this.#isRenewed(id))) return new Promise(() => undefined);
    if (!response.ok) throw new Error(`page "${id}": HTTP ${response.status}`);
    const bundle = (await response.json()) as PageBundle;
    this.#noteForms(bundle);
    return bundle;
  }

  #noteForms({ forms }: PageBundle): void {
    for (const [id, form] of Object.entries(forms)) this.forms.set(id, form);
  }
}
