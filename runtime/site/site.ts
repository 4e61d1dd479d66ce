import type {
  BrandDefinition,
  BrandFields,
  ClickIdDefinition,
  DestinationsFile,
  EndpointDefinition,
  FlagSet,
  FlagsFile,
  NamedTable,
  NavigationFile,
  NetworkDefinition,
  RouteDefinition,
  SiteFile,
} from '../../schemas/index.ts';
import type { FactDeclarations } from '../facts/fact-declarations.ts';
import type { Contract } from './contract.ts';

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

/** An ad network, as the phone needs it: with the endpoint of its report. */
export type Network = WithoutTexts<NetworkDefinition> & { report?: NetworkReport };
type WithoutTexts<N> = N extends NetworkDefinition
  ? Omit<N, 'note' | 'aliases' | 'name' | 'purpose' | 'collects' | 'hosts' | 'report'>
  : never;
interface NetworkReport {
  endpoint: string;
  call: SiteEndpoint;
  /** Name in the payload → click id. */
  sends: Readonly<Record<string, string>>;
}
/** A click id, as the phone reads and stores it. */
export type ClickId = Omit<ClickIdDefinition, 'note'>;

/** An endpoint, as the phone calls it. */
export interface SiteEndpoint
  extends Pick<EndpointDefinition, 'path' | 'payload' | 'stores' | 'conversion' | 'lead' | 'leadNumber'> {
  /** How it is called, if not like the API's own (R-API). */
  contract?: Contract;
}

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
   * The attributes of the host, and those of a channel that sets none, by fact: `host.NAME`, `channel.NAME`; null for each
   * answer that is a fact, which nobody has given at first. Absent where definitions/facts.json declares none of them.
   */
  attributes?: Readonly<Record<string, string | null>>;
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
  searchAdvertiser?: Network;
  /** Absent where trackers.json has none. */
  clickIds?: Record<string, ClickId>;
  /** Address of the analytics host's record endpoint. */
  record?: string;
  endpoints: Record<string, SiteEndpoint>;
  messages: Record<string, string>;
  /** One-tap login, as the phone needs it; `sandbox` where the site is published beside the sandbox. */
  oneTap: OneTapSettings | null;
  settings: Omit<SiteFile, '$schema' | 'languages' | 'oneTap' | 'law' | 'linkHosts'>;
}

/** Own-key lookup: `constructor` and `__proto__` name nothing here. */
export function ownEntry<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

const unlisted: Channel = {};
/** The channel of that number; an unlisted one has no settings of its own. */
export const channelOf = (site: Site, number: string): Channel => ownEntry(site.channels, number) ?? unlisted;
