import { nativeFetch } from '../../runtime/effects/index.ts';
import { ownEntry } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import type { EarlyRequest } from '../site-data/boot-script-state.ts';
import { type EmbeddedSite, pageAddress } from '../site-data/embedded-site.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';

/** Loads page bundles, each once; the HTML contains the first page's. */
export class PageLoader {
  private readonly loaded = new Map<string, Promise<PageBundle>>();
  private readonly version: string;
  private readonly messages: Record<string, string>;
  private readonly reloadIfDeployed: (page: string) => Promise<boolean>;
  private early: EarlyRequest | undefined;
  /** The forms of all loaded pages, by id. */
  readonly forms = new Map<string, Form>();

  /**
   * @param reloadIfDeployed - called if a bundle is missing; resolves to true if it reloads the page
   * @param early - the request of a bundle before the app started
   */
  constructor(
    { site, pages, bundles }: Pick<EmbeddedSite, 'site' | 'pages' | 'bundles'>,
    reloadIfDeployed: (page: string) => Promise<boolean>,
    early?: EarlyRequest,
  ) {
    this.version = pages;
    this.messages = { ...site.messages };
    this.reloadIfDeployed = reloadIfDeployed;
    this.early = early;
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
    const address = pageAddress(id, this.version);
    const bundle = (await this.takeEarly(address)) ?? (await this.request(id, address, ahead));
    this.add(bundle);
    return bundle;
  }

  /** The bundle that was requested before the app started; null if that is another one, or failed. */
  private async takeEarly(address: string): Promise<PageBundle | null> {
    const { early } = this;
    if (early?.address !== address) return null;
    this.early = undefined;
    return (early.json as Promise<PageBundle>).catch(() => null);
  }

  private async request(id: string, address: string, ahead: boolean): Promise<PageBundle> {
    const response = await nativeFetch(address);
    if (response.status === 404 && !ahead && (await this.reloadIfDeployed(id)))
      return new Promise(() => undefined);
    if (!response.ok) throw new Error(`page "${id}": HTTP ${response.status}`);
    return (await response.json()) as PageBundle;
  }

  private add({ forms, messages }: PageBundle): void {
    for (const [id, form] of Object.entries(forms)) this.forms.set(id, form);
    Object.assign(this.messages, messages);
  }
}
