import { nativeFetch } from '../runtime/effects/index.ts';
import { own } from '../runtime/index.ts';
import { type Embedded, pageAddress } from './embedded.ts';
import type { PageBundle } from './page-context.ts';

/** Loads page bundles, each once; the first page's came with the HTML. */
export class PageLoader {
  readonly #loaded = new Map<string, Promise<PageBundle>>();
  readonly #version: string;
  readonly #messages: Record<string, string>;

  constructor({ site, pages, bundles }: Pick<Embedded, 'site' | 'pages' | 'bundles'>) {
    this.#version = pages;
    this.#messages = { ...site.messages };
    for (const [id, bundle] of Object.entries(bundles)) {
      Object.assign(this.#messages, bundle.messages);
      this.#loaded.set(id, Promise.resolve(bundle));
    }
  }

  /** A text of messages.json; a page brings its own along, and may show another page in a sheet. */
  message(id: string): string {
    return own(this.#messages, id) ?? id;
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
    const response = await nativeFetch(pageAddress(id, this.#version));
    if (!response.ok) throw new Error(`page "${id}": HTTP ${response.status}`);
    const bundle = (await response.json()) as PageBundle;
    Object.assign(this.#messages, bundle.messages);
    return bundle;
  }
}
