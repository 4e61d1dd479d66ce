import { brandCost, messageIds, ownersOfMessage } from '../../schemas/index.ts';
import { entriesOf, isObject, itemsOf, keysOf, member, stringsUnder } from '../json/json-values.ts';

/** What a text begins with that has still to be translated: `funnel messages --write` writes it, `check` finds it. */
export const untranslatedMark = 'TODO: ';

/** The files of a config that decide which messages it can show, as they are written, which may break their schemas. */
export interface MessageSources {
  pages: readonly unknown[];
  forms: readonly unknown[];
  endpoints: unknown;
  brands: unknown;
}

/** The messages that the code may show: those of blocks, fields and properties only where the config has one of them. */
export function shownMessages(sources: MessageSources): string[] {
  const here = ownersIn(sources);
  return messageIds.filter((id) => {
    const owners = ownersOfMessage(id) ?? [];
    return owners.length === 0 || owners.some((owner) => here.has(owner));
  });
}

/** What a config has of the owners of messages (schemas/page/message-owners.ts). */
function ownersIn({ pages, forms, endpoints, brands }: MessageSources): Set<string> {
  const here = new Set([
    ...pages.flatMap((page) => stringsUnder(member(page, 'body'), 'type')),
    ...forms.flatMap((form) => fieldsIn(form).flatMap(ownersInField)),
  ]);
  const isLead = (form: unknown) =>
    member(endpoints, 'endpoints', String(member(form, 'endpoint')), 'lead') === true;
  if (forms.some(isLead)) here.add('lead');
  if (forms.some((form) => member(form, 'steps') !== undefined)) here.add('formSteps');
  const costs = entriesOf(member(brands, 'brands')).map(([, brand]) => member(brand, brandCost) ?? '');
  if (here.has('legalFooter') && costs.some((cost) => cost !== '')) here.add('brandCost');
  return here;
}

const fieldsIn = (owner: unknown): unknown[] =>
  itemsOf(member(owner, 'fields')).flatMap((field) => [field, ...fieldsIn(field)]);

function ownersInField(field: unknown): string[] {
  const keys = isObject(field) ? keysOf(field) : [];
  return [
    String(member(field, 'kind')),
    ...keys.map((key) => `.${key}`),
    ...(member(field, 'locate') === undefined ? [] : ['locate']),
    ...(member(field, 'countries') === undefined ? [] : ['phoneCountries']),
  ];
}
