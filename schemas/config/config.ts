import { type FactsFile, factsSchema } from '../facts/facts-file.ts';
import type { PluralForms } from '../names/plural-forms.ts';
import { type Form, formSchema } from '../page/form.ts';
import { type PageSchema, pageSchema } from '../page/page.ts';
import { type Plugin, pluginSchema } from '../plugins/plugin.ts';
import type { Schema } from '../vocabulary/schema.ts';
import { type BrandsFile, brandsSchema } from './brands.ts';
import { type ChannelsFile, channelsSchema } from './channels.ts';
import { type CitiesFile, citiesSchema } from './cities.ts';
import { type EndpointsFile, endpointsSchema } from './endpoints.ts';
import { type FlagsFile, flagsSchema } from './flags.ts';
import { type HostsFile, hostsSchema } from './hosts.ts';
import { invariantsSchema } from './invariants.ts';
import {
  type DestinationsFile,
  destinationsSchema,
  type MessagesFile,
  messagesSchema,
  type NavigationFile,
  navigationSchema,
} from './navigation.ts';
import { type RoutesFile, routesSchema } from './routes.ts';
import { type SiteFile, siteSchema } from './site.ts';
import { type TrackersFile, trackersSchema } from './trackers.ts';

/** The whole config: every file, parsed and known to be valid. */
export interface Config {
  hosts: HostsFile;
  channels: ChannelsFile;
  brands: BrandsFile;
  site: SiteFile;
  facts: FactsFile;
  routes: RoutesFile;
  navigation: NavigationFile;
  destinations: DestinationsFile;
  flags: FlagsFile;
  cities: CitiesFile;
  trackers: TrackersFile;
  endpoints: EndpointsFile;
  messages: MessagesFile;
  pages: Record<string, PageSchema>;
  forms: Record<string, Form>;
  /** The kinds of blocks and fields that the config brings along. */
  plugins?: Readonly<Record<string, Plugin>>;
  /** The code of plug-ins, by id and name of the file: a hash of its text, by which two revisions are compared. */
  pluginCode?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The files under `public` that the config names, by address: a hash or the size, by which two revisions are compared. */
  namedFiles?: Readonly<Record<string, string>>;
  /** The same config in each language of the site but its default: only texts that are shown differ. */
  inLanguages?: Readonly<Record<string, Config>>;
  plurals?: Plurals;
}

/** The forms by a number of the texts of each page, by the text for `other`, and of messages, by id. */
export interface Plurals {
  pages: Readonly<Record<string, Readonly<Record<string, PluralForms>>>>;
  messages: Readonly<Record<string, PluralForms>>;
}

export type ConfigFileName = Exclude<
  keyof Config,
  'pages' | 'forms' | 'plugins' | 'pluginCode' | 'namedFiles' | 'inLanguages' | 'plurals'
>;

/** The path of each config file, relative to the root of the config, and its schema. */
export const configFiles = {
  hosts: { path: 'hosts.json', schema: hostsSchema },
  channels: { path: 'channels.json', schema: channelsSchema },
  brands: { path: 'brands.json', schema: brandsSchema },
  site: { path: 'definitions/site.json', schema: siteSchema },
  facts: { path: 'definitions/facts.json', schema: factsSchema },
  routes: { path: 'definitions/routes.json', schema: routesSchema },
  navigation: { path: 'definitions/navigation.json', schema: navigationSchema },
  destinations: { path: 'definitions/destinations.json', schema: destinationsSchema },
  flags: { path: 'definitions/flags.json', schema: flagsSchema },
  cities: { path: 'definitions/cities.json', schema: citiesSchema },
  trackers: { path: 'definitions/trackers.json', schema: trackersSchema },
  endpoints: { path: 'definitions/endpoints.json', schema: endpointsSchema },
  messages: { path: 'definitions/messages.json', schema: messagesSchema },
} as const satisfies Record<ConfigFileName, { path: string; schema: Schema }>;

/** Files that a config may have beside its own: they say what must hold for it, and no visitor depends on them. */
export const optionalFiles = {
  invariants: { path: 'tests/invariants.json', schema: invariantsSchema },
} as const satisfies Record<string, { path: string; schema: Schema }>;

/** Folders with one object per file; the file name is the id. */
export const configFolders = {
  pages: { path: 'definitions/pages', schema: pageSchema },
  forms: { path: 'definitions/forms', schema: formSchema },
  plugins: { path: 'definitions/plugins', schema: pluginSchema },
} as const satisfies Record<'pages' | 'forms' | 'plugins', { path: string; schema: Schema }>;
