import { decodeQuery } from '../address/query-parameters.ts';
import type { Session } from '../session/session.ts';
import { type ClickId, channelOf, type Network, ownEntry, type Site } from '../site/site.ts';
import { type RunningTracker, runNetwork } from './run-network.ts';

/** The running trackers of a visit. */
export type RunningTrackers = RunningTracker;

/** What of a session the trackers of its visit depend on. */
export type TrackedSession = Pick<Session, 'site' | 'channel' | 'clickIds'>;

/** Creates the queues of the channel's networks and adds their scripts. */
export function runTrackers(view: Window, { site, channel, clickIds }: TrackedSession): RunningTrackers {
  const { ads } = channelOf(site, channel);
  const running = networksOf(site, ads).map((network) => {
    const clickId = network.clickId ?? '';
    return runNetwork(view, network, {
      conversionId: ads?.conversionId ?? '',
      formEvent: 'formEvent' in network ? network.formEvent : '',
      parameters: parametersOf(ownEntry(site.clickIds ?? {}, clickId), ownEntry(clickIds, clickId)),
    });
  });
  return {
    formConfirmed: () => {
      for (const one of running) one.formConfirmed();
    },
    pageShown: (path) => {
      for (const one of running) one.pageShown(path);
    },
  };
}

/** The ad network of a channel, and the search advertiser if the channel is on its list. */
function networksOf(site: Site, ads: ReturnType<typeof channelOf>['ads']): Network[] {
  const network = ownEntry(site.networks, ads?.network ?? '');
  const search = ads?.searchAdvertiser ? site.searchAdvertiser : undefined;
  return [network, search].filter((one) => one !== undefined);
}

/** From what the session has stored of the landing address: a reload has lost the address itself. */
function parametersOf(
  definition: ClickId | undefined,
  text: string | null | undefined,
): Readonly<Record<string, string>> {
  if (!definition || !text) return {};
  const { parameters, beside = [], holds } = definition;
  if (holds === 'value') return { [parameters[0] ?? '']: text };
  try {
    const read =
      holds === 'parameters'
        ? JSON.parse(text)
        : decodeQuery(new URL(text).search, [...parameters, ...beside]);
    const texts = Object.entries(read as object).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
