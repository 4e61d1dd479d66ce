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
import type { FactDeclarations } from '../facts/fact-declarations.ts';

/** A brand change with its variants applied. */
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

/** The settings of a channel on this site; all empty for an unlisted channel. */
export interface Channel {
  title?: string;
  blocked?: boolean;
  relogin?: boolean;
  replacesLogin?: boolean;
  tags?: string[];
  /** The attributes that its entry sets, by fact: `channel.NAME`. */
  attributes?: Readonly<Record<string, string>>;
  cityRule?: CityRule;
  brand?: BrandPatch;
  ads?: { network?: string; conversionId?: string; searchAdvertiser?: boolean };
}

/** An ad network, as the phone needs it. */
export type Network = Pick<TrackerDefinition, 'kind' | 'scripts' | 'formEvent' | 'report'>;

/** An endpoint, as the phone calls it. */
export type SiteEndpoint = Omit<EndpointDefinition, 'codes' | 'note'>;

/** A route on a host that has it. */
export type SiteRoute = Omit<RouteDefinition, 'on' | 'note'>;

/** A brand with all its texts and pictures. */
export type SiteBrand = Omit<BrandDefinition, 'note' | 'theme'> &
  Required<Pick<BrandDefinition, OptionalText>> & {
    /** As brands.json has it. A phone has the custom properties that publishing made of it, as CSS. */
    theme: BrandDefinition['theme'] | string;
  };
type OptionalText = 'headline' | 'promise' | 'landingImage' | 'emptyImage' | 'failureImage' | 'successImage';

/**
 * The config for one host: computed by `resolveSite` and embedded in the HTML. Plain JSON; look up records by own keys
 * only.
 */
export interface Site {
  /** Name of the host's entry in hosts.json; `default` for a host without one. */
  host: string;
  relogin: boolean;
  /**
   * The attributes of the host, and those of a channel that sets none, by fact: `host.NAME`, `channel.NAME`. Absent where
   * definitions/facts.json declares no attribute.
   */
  attributes?: Readonly<Record<string, string>>;
  /** Name of the route that `/` redirects to. */
  root: string;
  /** The routes of this host, without `on`, which says where a route exists. */
  routes: Record<string, SiteRoute>;
  catchAll: string;
  navigation: Pick<NavigationFile, 'rules' | 'otherwise'>;
  destinations: Pick<DestinationsFile, NamedTable>;
  flags: Pick<FlagsFile, 'rules' | 'otherwise'>;
  facts: FactDeclarations;
  /** A city's name as the API may write it → the name that rules use. */
  cityNames: Record<string, string>;
  channels: Record<string, Channel>;
  brand: BrandPatch;
  defaultBrand: string;
  brands: Record<string, SiteBrand>;
  networks: Record<string, Network>;
  searchAdvertiser: Network;
  /** Address of the analytics host's record endpoint. */
  record: string;
  endpoints: Record<string, SiteEndpoint>;
  messages: Record<string, string>;
  /** One-tap login, as the phone needs it; `sandbox` where the site is published beside the sandbox. */
  oneTap: OneTapSettings | null;
  settings: Omit<SiteFile, '$schema' | 'oneTap' | 'linkHosts'>;
}

/** Own-key lookup: `constructor` and `__proto__` name nothing here. */
export function ownEntry<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

const unlisted: Channel = {};
/** The channel of that number; an unlisted one has no settings of its own. */
export const channelOf = (site: Site, number: string): Channel => ownEntry(site.channels, number) ?? unlisted;
