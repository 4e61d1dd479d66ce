import { createContext, runInContext } from 'node:vm';
import { resolveSite, type Site } from '../../../runtime/index.ts';
import { type RunningTrackers, runTrackers } from '../../../runtime/trackers/run-trackers.ts';
import type { Config, NetworkDefinition } from '../../../schemas/index.ts';
import { config } from '../real-config.ts';

/** An element as the trackers make it: its address, and what it does when it has come. */
interface Requested {
  tag: string;
  src: string;
  referrerPolicy?: string;
  async?: boolean;
  onload?: () => void;
  onerror?: () => void;
}

/**
 * A page in a realm of its own, with the imitations of vendors' scripts: each is source text that runs when its script
 * is answered, in the page and not in the test.
 */
export class VendorPage {
  readonly requests: Requested[] = [];
  readonly #context: object;

  constructor(before = '') {
    const { requests } = this;
    const document = {
      createElement: (tag: string) => {
        const element: Requested = { tag, src: '' };
        // An image is requested by its address alone.
        if (tag === 'img') requests.push(element);
        return element;
      },
      head: { append: (element: Requested) => void requests.push(element) },
    };
    this.#context = createContext({ document, location: { pathname: '/form-package' }, URLSearchParams });
    this.run(`var window = globalThis; var told = []; ${before}`);
  }

  get window(): Window {
    return this.run('window') as Window;
  }

  run(source: string): unknown {
    return runInContext(source, this.#context);
  }

  /** A value of the page as JSON: those of another realm equal none of the test's. */
  read(expression: string): unknown {
    return JSON.parse(String(this.run(`JSON.stringify(${expression})`)));
  }

  /** What the imitation has reported. */
  get told(): unknown {
    return this.read('told');
  }

  get addresses(): string[] {
    return this.requests.map(({ src }) => src);
  }

  /** Answers every script that was requested with the imitation. */
  async answerScripts(imitation: string): Promise<void> {
    this.run(imitation);
    for (const { onload } of this.requests) onload?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A site of one network, whose definition is that of a `trackers.json`. */
export function siteWith(network: NetworkDefinition, clickIds?: Config['trackers']['clickIds']): Site {
  const trackers = { networks: { one: network }, ...(clickIds && { clickIds }) };
  return resolveSite({ ...config, trackers }, 'default');
}

/** Starts a network of a site on a page, as after a consent. */
export function runOn(
  page: VendorPage,
  site: Site,
  {
    ads = { network: 'one' },
    conversionId = 'id-1',
    stored = {},
  }: {
    ads?: { network?: string; searchAdvertiser?: boolean };
    conversionId?: string;
    stored?: Record<string, string | null>;
  } = {},
): RunningTrackers {
  const channels = { '900': { ads: { ...ads, conversionId } } };
  return runTrackers(page.window, { site: { ...site, channels }, channel: '900', clickIds: stored });
}
