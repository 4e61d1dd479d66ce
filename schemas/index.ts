// The contract of this folder: what every other folder may use. ajv.ts has an entry of its own, because it
// must never reach the phone; emit.ts is called by the script that writes schemas/json.
export type { Action, ActionName, ActionOf } from './action.ts';
export { type Block, type BlockOf, type BlockType, blockTypes } from './block.ts';
export type { IconName } from './block-parts.ts';
export { brandFieldNames } from './brand-fields.ts';
export type {
  BrandChange,
  BrandDefinition,
  BrandFields,
  BrandsFile,
} from './brands.ts';
export type { ChannelDefinition, ChannelsFile } from './channels.ts';
export type { CitiesFile } from './cities.ts';
export { type Config, type ConfigFileName, configFiles, configFolders } from './config.ts';
export { dayPattern } from './day.ts';
export { type RefKind, refKinds, type Schema } from './define.ts';
export { type NamedTable, namedDestinations, namedTables } from './destination-names.ts';
export type { EndpointDefinition, EndpointsFile } from './endpoints.ts';
export { type AskedSource, sourceOfFact } from './fact-sources.ts';
export { type FactId, factTable, queryFacts, type RouteKind } from './facts.ts';
export { type Field, type FieldKind, type FieldOf, fieldKinds } from './field.ts';
export type { FlagSet, FlagsFile } from './flags.ts';
export type { Form } from './form.ts';
export type { HostDefinition, HostsFile } from './hosts.ts';
export type { LeafBlock } from './leaf-block.ts';
export { type MessageId, messageIds } from './message-ids.ts';
export type {
  DestinationsFile,
  Effect,
  MessagesFile,
  NavigationFile,
} from './navigation.ts';
export type { OnResult } from './on-result.ts';
export type { PageSchema } from './page.ts';
export { type Placeholder, placeholderPattern, placeholders } from './placeholders.ts';
export { lastingQueryNames, type QueryName, queryMaxLength, queryNames } from './query.ts';
export type { RouteDefinition, RoutesFile } from './routes.ts';
export { ruleMessageIds } from './rule-message-ids.ts';
export type { SiteFile } from './site.ts';
export type { TrackerDefinition, TrackerKind, TrackersFile } from './trackers.ts';
export type { When } from './when.ts';
