import type {
  BrandDefinition,
  BrandFields,
  DestinationsFile,
  EndpointDefinition,
  FlagSet,
  FlagsFile,
  NamedTable,
  NavigationFile,
  RouteDefinition,
  SiteFile,
  TrackerDefinition,
} from '../../schemas/index.ts';

/** A brand change with its variants filled in. */
export interface BrandPatch {
  id?: string;
  assets?: 'old' | 'new';
  fields: Partial<BrandFields>;
}

export interface CityRule {
  id: string;
  cities: string[];
  set: FlagSet;
}

export type OneTapSettings = { provider: 'sandbox' } | { provider: 'aliyun'; script: string };

/** What a channel is on this site. An unlisted channel has none of it. */
export interface Channel {
  title?: string;
  blocked?: boolean;
  relogin?: boolean;
  tags?: string[];
  cityRule?: CityRule;
  brand?: BrandPatch;
  ads?: { network?: string; conversionId?: string; searchAdvertiser?: boolean };
}

/** An ad network, as the phone needs it. */
export type Network = Pick<TrackerDefinition, 'kind' | 'scripts' | 'formEvent' | 'report'>;

/** An endpoint, as the phone calls it. */
export type SiteEndpoint = Omit<EndpointDefinition, 'codes' | 'note'>;

/** A route as the host that has it knows it. */
export type SiteRoute = Omit<RouteDefinition, 'on' | 'note'>;

/**
 * The config as one host needs it: what `resolveSite` makes and the HTML carries. Plain JSON, so that it can be
 * embedded; records are asked by own keys only.
 */
export interface Site {
  /** Name of the host's entry in hosts.json; `default` for a host that has none. */
  host: string;
  relogin: boolean;
  /** Name of the route that `/` redirects to. */
  root: string;
  /** Of the routes that this host has: which hosts have them is said no more. */
  routes: Record<string, SiteRoute>;
  catchAll: string;
  navigation: Pick<NavigationFile, 'rules' | 'otherwise'>;
  destinations: Pick<DestinationsFile, NamedTable>;
  flags: Pick<FlagsFile, 'rules' | 'otherwise'>;
  /** Form of a city's name that the API may answer → the name that rules use. */
  cityNames: Record<string, string>;
  channels: Record<string, Channel>;
  brand: BrandPatch;
  defaultBrand: string;
  brands: Record<string, Omit<BrandDefinition, 'note'>>;
  networks: Record<string, Network>;
  searchAdvertiser: Network;
  /** Address of the analytics host's record endpoint. */
  record: string;
  endpoints: Record<string, SiteEndpoint>;
  messages: Record<string, string>;
  /** One-tap login, as the phone needs it; `sandbox` where the site is published beside the sandbox. */
  oneTap: OneTapSettings | null;
  settings: Omit<SiteFile, '$schema' | 'oneTap'>;
}

/** Own-key lookup: `constructor` and `__proto__` name nothing here. */
export function ownEntry<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

const unlisted: Channel = {};
/** The channel of that number; an unlisted one is a channel without anything of its own. */
export const channelOf = (site: Site, number: string): Channel => ownEntry(site.channels, number) ?? unlisted;
