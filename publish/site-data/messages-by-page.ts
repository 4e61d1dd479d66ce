import { blockTypesOf } from '../../renderer/site-data/page-blocks.ts';
import type { PageBundle } from '../../renderer/site-data/page-bundle.ts';
import type { Site } from '../../runtime/index.ts';
import { type EndpointsFile, type Field, ownersOfMessage } from '../../schemas/index.ts';

type Messages = Site['messages'];

const pick = (messages: Messages, wanted: (id: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => wanted(id)));

/** Whether a text of the config names the message. */
const namer = (json: string) => (id: string) => json.includes(`"${id}"`);

/**
 * The messages that no page bundle contains: those that every page may show, and those that rows and endpoints name.
 */
export function siteMessages(messages: Messages, site: Omit<Site, 'messages'>): Messages {
  const isNamed = namer(JSON.stringify(site));
  return pick(messages, (id) => ownersOfMessage(id) === undefined || isNamed(id));
}

/** Fields of a form, and those of the entries of their groups. */
const everyField = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field): Field[] => (field.kind === 'group' ? [field, ...field.fields] : [field]));

/** The messages of a page bundle: those of its blocks, forms and fields, and those that it names. */
export function pageMessages(
  messages: Messages,
  endpoints: EndpointsFile['endpoints'],
  bundle: Omit<PageBundle, 'messages'>,
): Messages {
  const isNamed = namer(JSON.stringify(bundle));
  const here = new Set<string>(blockTypesOf(bundle.page));
  if (here.has('legalFooter')) here.add('brandCost');
  for (const { fields, endpoint, steps } of Object.values(bundle.forms)) {
    for (const field of everyField(fields)) {
      for (const owner of [field.kind, ...Object.keys(field).map((key) => `.${key}`)]) here.add(owner);
      if ('locate' in field && field.locate) here.add('locate');
      if ('countries' in field) here.add('phoneCountries');
    }
    if (endpoints[endpoint]?.lead) here.add('lead');
    if (steps) here.add('formSteps');
  }
  return pick(messages, (id) => {
    const owners = ownersOfMessage(id);
    return owners !== undefined && (owners.some((owner) => here.has(owner)) || isNamed(id));
  });
}
