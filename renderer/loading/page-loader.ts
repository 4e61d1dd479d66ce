import { nativeFetch } from '../../runtime/effects/index.ts';
import { ownEntry } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import { type EmbeddedSite, pageAddress } from '../site-data/embedded-site.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';

/** Loads page bundles, each once; the HTML contains the first page's. */
export class PageLoader {
  private readonly loaded = new Map<string, Promise<PageBundle>>();
  private readonly version: string;
  private readonly messages: Record<string, string>;
  private readonly reloadIfDeployed: (page: string) => Promise<boolean>;
  /** The forms of all loaded pages, by id. */
  readonly forms = new Map<string, Form>();

  /** @param reloadIfDeployed - called if a bundle is missing; resolves to true if it reloads the page */
  constructor(
    { site, pages, bundles }: Pick<EmbeddedSite, 'site' | 'pages' | 'bundles'>,
    reloadIfDeployed: (page: string) => Promise<boolean>,
  ) {
    this.version = pages;
    this.messages = { ...site.messages };
    this.reloadIfDeployed = reloadIfDeployed;
    for (const [id, bundle] of Object.entries(bundles)) {
      this.add(bundle);
      this.loaded.set(id, Promise.resolve(bundle));
    }
  }

  /** A text of messages.json: the site's or of any loaded page, which may show another page in a sheet. */
  message(id: string): string {
    return ownEntry(this.messages, id) ?? id;
  }

  /**
   * Rejects if the bundle cannot be loaded; the next call tries again.
   * @param ahead - a prefetch: a missing bundle does not reload the page
   */
  load(id: string, ahead = false): Promise<PageBundle> {
    const known = this.loaded.get(id);
    if (known) return known;
    const loading = this.fetch(id, ahead);
    this.loaded.set(id, loading);
    loading.catch(() => this.loaded.delete(id));
    return loading;
  }

  private async fetch(id: string, ahead: boolean): Promise<PageBundle> {
    const response = await nativeFetch(pageAddress(id, this.version));
    if (response.status === 404 && !ahead && (await this.reloadIfDeployed(id)))
      return new Promise(() => undefined);
    if (!response.ok) throw new Error(`page "${id}": HTTP ${response.status}`);
    const bundle = (await response.json()) as PageBundle;
    this.add(bundle);
    return bundle;
  }

  private add({ forms, messages }: PageBundle): void {
    for (const [id, form] of Object.entries(forms)) this.forms.set(id, form);
    Object.assign(this.messages, messages);
  }
}
