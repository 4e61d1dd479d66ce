// The public interface of schemas/. Two files are imported directly instead: compile/config-validator.ts, which must never
// be bundled for the phone because it loads Ajv, and compile/emit-json-schema.ts, which tools/commands/schemas.ts calls.

export { brandCost, brandCostPlaceholder } from '../profiles/names/brand-texts.ts';
export type {
  BrandChange,
  BrandDefinition,
  BrandFields,
  BrandsFile,
} from './config/brands.ts';
export type { ChannelDefinition, ChannelsFile } from './config/channels.ts';
export type { CitiesFile } from './config/cities.ts';
export {
  type ClickIdDefinition,
  clickIdPattern,
  clickParameterPattern,
  ownStorageKeys,
} from './config/click-ids.ts';
export {
  type Config,
  type ConfigFileName,
  configFiles,
  configFolders,
  optionalFiles,
  type Plurals,
} from './config/config.ts';
export {
  commonFieldNames,
  constantHeaders,
  requestIdField,
  requestIdHeaders,
  tokenField,
  tokenHeaders,
} from './config/contract.ts';
export type { EndpointDefinition, EndpointsFile } from './config/endpoints.ts';
export type { FlagSet, FlagsFile } from './config/flags.ts';
export type { HostDefinition, HostsFile } from './config/hosts.ts';
export type { Invariant, InvariantsFile } from './config/invariants.ts';
export { type LawProfile, type LawProfileName, lawProfileNames, lawProfiles } from './config/law-profiles.ts';
export type {
  DestinationsFile,
  Effect,
  MessagesFile,
  NavigationFile,
} from './config/navigation.ts';
export type { NetworkDefinition, NetworkOf, NetworkShape, ScriptShape } from './config/network.ts';
export type { RouteDefinition, RoutesFile } from './config/routes.ts';
export type { SiteFile } from './config/site.ts';
export {
  identifierPattern,
  type TrackerArguments,
  type TrackerFields,
  type TrackerPreset,
} from './config/tracker-values.ts';
export type { TrackersFile } from './config/trackers.ts';
export { type AnswerFact, answerValues, bandLimitPattern } from './facts/answer-facts.ts';
export {
  type AttributeFact,
  type AttributeOwner,
  attributeFactsOf,
  attributeValues,
} from './facts/attribute-facts.ts';
export { type ChannelInfoData, plainlyWritten, withValueAt } from './facts/channel-info-data.ts';
export {
  closedValues,
  type DeclaredFact,
  type DeclaredPart,
  declaredFactsOf,
  declaredParts,
} from './facts/declared-facts.ts';
export { declaredFacts, plainestFirst } from './facts/declared-schemas.ts';
export {
  type EngineFactId,
  engineFacts,
  type FactId,
  notEveryText,
  type RouteKind,
} from './facts/engine-facts.ts';
export { attributeValuePattern, bothLanguagesPattern, factNamePattern } from './facts/fact-parts.ts';
export { pointerKeys, valueAt } from './facts/fact-pointer.ts';
export { type FactSource, sourceOfFact } from './facts/fact-sources.ts';
export {
  type ChannelFactDefinition,
  type FactsFile,
  type FlagDefinition,
  factPointerPattern,
} from './facts/facts-file.ts';
export type { When } from './facts/when.ts';
export { brandFieldNames } from './names/brand-field-names.ts';
export { isNamedTable, type NamedTable, namedDestinations, namedTables } from './names/destination-names.ts';
export { type CodeEndpoint, codeEndpoints } from './names/endpoint-names.ts';
export { type MessageId, messageIds } from './names/message-ids.ts';
export {
  answerPlaceholder,
  type Placeholder,
  placeholderPattern,
  placeholders,
} from './names/placeholders.ts';
export {
  countedMessages,
  type PluralCategory,
  type PluralForms,
  pluralCategories,
} from './names/plural-forms.ts';
export { lastingQueryNames, type QueryName, queryMaxLength, queryNames } from './names/query-parameters.ts';
export {
  takesUploads,
  type UploadType,
  uploadMostBytes,
  uploadNames,
  uploadPartBytes,
  uploadTypes,
} from './names/upload.ts';
export { validationMessageIds } from './names/validation-message-ids.ts';
export type { Action, ActionName, ActionOf, LinkAction } from './page/action.ts';
export { type Block, type BlockOf, type BlockType, blockTypes } from './page/block.ts';
export type { ComparisonTest } from './page/comparison.ts';
export {
  type Field,
  type FieldKind,
  type FieldOf,
  fieldKinds,
  type GroupField,
  type Locate,
} from './page/field.ts';
export type { Form } from './page/form.ts';
export type { FigureFunction } from './page/further-fields.ts';
export { entryFieldKinds, mostEntries } from './page/group-field.ts';
export type { LeadReceipt } from './page/lead-receipt.ts';
export type { LeafBlock } from './page/leaf-block.ts';
export { messageOwners, ownersOfMessage } from './page/message-owners.ts';
export type { OnResult } from './page/on-result.ts';
export type { PageSchema } from './page/page.ts';
export type { IconName } from './parts/block-parts.ts';
export type { Plugin, Plugins } from './plugins/plugin.ts';
export { dayAndTimePattern, dayPattern, lastDayPattern } from './vocabulary/day-pattern.ts';
export { leadsVisitors } from './vocabulary/leading-refs.ts';
export { type RefKind, refKinds, type Schema } from './vocabulary/schema.ts';
