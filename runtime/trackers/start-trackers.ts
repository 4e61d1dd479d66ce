import { when } from 'mobx';
import { whenInteractive } from '../browser/when-interactive.ts';
import type { Session } from '../session/session.ts';
import { channelOf } from '../site/site.ts';
import type { RunningTrackers } from './run-trackers.ts';

/**
 * Loads the trackers of a visit after the visitor has agreed and the page is interactive, and forwards events to them.
 * Earlier events are reported once they are loaded; without an agreement nothing is loaded or reported.
 */
export class ConsentedTrackers {
  private readonly session: Session;
  private readonly view: Window;
  private running: Promise<RunningTrackers | null> | null = null;

  constructor(session: Session, view: Window) {
    this.session = session;
    this.view = view;
    if (channelOf(session.site, session.channel).ads) {
      when(
        () => session.consents.has('trackers'),
        () => {
          this.running = this.start();
        },
      );
    }
  }

  private async start(): Promise<RunningTrackers | null> {
    await whenInteractive(this.view);
    // Consent was withdrawn while the page was still loading.
    if (!this.session.consents.has('trackers')) return null;
    try {
      const { runTrackers } = await import('./run-trackers.ts');
      return runTrackers(this.view, this.session);
    } catch {
      // The chunk failed to load: the visit continues without trackers.
      return null;
    }
  }

  formConfirmed(): void {
    this.send((running) => running.formConfirmed());
  }

  pageShown(path: string): void {
    this.send((running) => running.pageShown(path));
  }

  private send(report: (running: RunningTrackers) => void): void {
    void this.running?.then((running) => {
      if (running && this.session.consents.has('trackers')) report(running);
    });
  }
}
