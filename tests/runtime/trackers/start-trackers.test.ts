import { describe, expect, it, vi } from 'vitest';
import { SafeStorage, startSession } from '../../../runtime/effects/index.ts';
import { ConsentedTrackers } from '../../../runtime/trackers/start-trackers.ts';
import { fakeView } from '../fake-window.ts';
import { siteOf } from '../real-config.ts';

const reported: string[] = [];
vi.mock('../../../runtime/trackers/run-trackers.ts', () => ({
  runTrackers: () => ({
    formConfirmed: () => reported.push('formConfirmed'),
    pageShown: (path: string) => reported.push(path),
  }),
}));

/** A visit of a channel with an ad network, on a page that is loaded and idle. */
function visit() {
  reported.length = 0;
  const site = siteOf('default');
  const channel = Object.entries(site.channels).find(([, { ads }]) => ads?.network !== undefined)?.[0];
  const view = fakeView(`?_channel=${channel}`);
  Object.assign(view.document, { readyState: 'complete' });
  Object.assign(view, { requestIdleCallback: (run: () => void) => run() });
  const session = startSession(site, new SafeStorage(view), view);
  return { session, trackers: new ConsentedTrackers(session, view) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const loaded = () => vi.dynamicImportSettled();

describe('trackers of a visit', () => {
  it('get no event before a consent', async () => {
    const { trackers } = visit();
    trackers.pageShown('/login');
    await settled();
    expect(reported).toEqual([]);
  });

  it('get the events after a consent', async () => {
    const { session, trackers } = visit();
    session.setConsent(['trackers'], true);
    trackers.pageShown('/login');
    await loaded();
    trackers.formConfirmed();
    await settled();
    expect(reported).toEqual(['/login', 'formConfirmed']);
  });

  it('get no event once the consent is withdrawn', async () => {
    const { session, trackers } = visit();
    session.setConsent(['trackers'], true);
    await loaded();
    await settled();
    session.withdraw();
    trackers.formConfirmed();
    await settled();
    expect(reported).toEqual([]);
  });
});
