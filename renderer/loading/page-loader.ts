import { nativeFetch } from '../../runtime/effects/index.ts';
import { ownEntry } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import { type EmbeddedSite, pageAddress } from '../site-data/embedded-site.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';

/** Loads page bundles, each once; the first page's came with the HTML. */
export class PageLoader {
  readonly #loaded = new Map<string, Promise<PageBundle>>();
  readonly #version: string;
  readonly #messages: Record<string, string>;
  readonly #isRenewed: (page: string) => Promise<boolean>;
  /** The forms of all pages that are here, by id. */
  readonly forms = new Map<string, Form>();

  /** @param isRenewed - asked where a bundle is gone: whether the page is loaded anew, so that nobody is told */
  constructor(
    { site, pages, bundles }: Pick<EmbeddedSite, 'site' | 'pages' | 'bundles'>,
    isRenewed: (page: string) => Promise<boolean>,
  ) {
    this.#version = pages;
    this.#messages = { ...site.messages };
    this.#isRenewed = isRenewed;
    for (const [id, bundle] of Object.entries(bundles)) {
      this.#note(bundle);
      this.#loaded.set(id, Promise.resolve(bundle));
    }
  }

  /** A text of messages.json; a page brings its own along, and may show another page in a sheet. */
  message(id: string): string {
    return ownEntry(this.#messages, id) ?? id;
  }

  /**
   * Rejects when the bundle cannot be had; asked again, it tries again.
   * @param ahead - nobody waits for it yet: where it is gone, nothing is done about that
   */
  load(id: string, ahead = false): Promise<PageBundle> {
    const known = this.#loaded.get(id);
    if (known) return known;
    const loading = this.#fetch(id, ahead);
    this.#loaded.set(id, loading);
    loading.catch(() => this.#loaded.delete(id));
    return loading;
  }

  async #fetch(id: string, ahead: boolean): Promise<PageBundle> {
    const response = await nativeFetch(pageAddress(id, this.#version));
    if (response.status === 404 && !ahead && (await this.#isRenewed(id))) return new Promise(() => undefined);
    if (!response.ok) throw new Error(`page "${id}": HTTP ${response.status}`);
    const bundle = (await response.json()) as PageBundle;
    this.#note(bundle);
    return bundle;
  }

  #note({ forms, messages }: PageBundle): void {
    for (const [id, form] of Object.entries(forms)) this.forms.set(id, form);
    Object.assign(this.#messages, messages);
  }
}
