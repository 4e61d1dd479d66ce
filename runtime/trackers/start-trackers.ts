import { when } from 'mobx';
import { whenInteractive } from '../browser/when-interactive.ts';
import type { Session } from '../session/session.ts';
import { channelOf, type Network, ownEntry } from '../site/site.ts';
import type { RunningTrackers } from './run-trackers.ts';

/** The trackers that a channel's visits have: its ad network, and the search advertiser for the channels that list it. */
function networksOf({ site, channel }: Session): Network[] {
  const { ads } = channelOf(site, channel);
  const network = ownEntry(site.networks, ads?.network ?? '');
  return [...(network ? [network] : []), ...(ads?.searchAdvertiser ? [site.searchAdvertiser] : [])];
}

/**
 * Loads the trackers of a visit after the visitor has agreed to them and the page can be used, and hands them events.
 * What happens before they are there is told when they are; without an agreement nothing is loaded and nothing told.
 */
export class ConsentedTrackers {
  private readonly session: Session;
  private readonly view: Window;
  private running: Promise<RunningTrackers | null> | null = null;

  constructor(session: Session, view: Window) {
    this.session = session;
    this.view = view;
    if (networksOf(session).length > 0) {
      when(
        () => session.consents.has('trackers'),
        () => {
          this.running = this.start();
        },
      );
    }
  }

  private async start(): Promise<RunningTrackers | null> {
    const { query, site, channel, consents } = this.session;
    const callback = query.callback ?? null;
    await whenInteractive(this.view);
    // Taken back while the page was still loading.
    if (!consents.has('trackers') || !this.session.consents.has('trackers')) return null;
    try {
      const { runTrackers } = await import('./run-trackers.ts');
      const conversionId = channelOf(site, channel).ads?.conversionId ?? '';
      return runTrackers(this.view, networksOf(this.session), { conversionId, callback });
    } catch {
      // The chunk did not come: the visit goes on without.
      return null;
    }
  }

  formConfirmed(): void {
    this.tell((running) => running.formConfirmed());
  }

  pageShown(path: string): void {
    this.tell((running) => running.pageShown(path));
  }

  private tell(say: (running: RunningTrackers) => void): void {
    void this.running?.then((running) => {
      if (running && this.session.consents.has('trackers')) say(running);
    });
  }
}
