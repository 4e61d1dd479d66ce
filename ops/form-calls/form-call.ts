import {
  type Config,
  type EndpointDefinition,
  type Field,
  type Form,
  uploadNames,
} from '../../schemas/index.ts';
import { leafBlocksOf } from '../config/leaf-blocks.ts';
import type { Locator } from '../diagnostics/finding.ts';
import { withEntries } from '../field-values/form-scopes.ts';
import { toPointer } from '../json/pointer.ts';

/** A value that a call sends under a name, and where the config names it. */
interface SentValue extends Locator {
  name: string;
  /** A consent allows the call; the server need not have it. */
  isLocal: boolean;
}

/** A call that a form or block makes. */
export interface FormCall extends Locator {
  endpoint: string;
  definition: EndpointDefinition;
  /** The values that are there to send. */
  sends: readonly SentValue[];
  /** It sends parts of uploads: upload-not-taken says what its endpoint lacks. */
  isUpload?: true;
  /** Its success must store a login. */
  logsIn: boolean;
}

/** Every call of a form, of its fields and of the product blocks, at the name of its endpoint. */
export function formCallsOf({ pages, forms, endpoints }: Config): FormCall[] {
  const withDefinition = (call: Omit<FormCall, 'definition'>): FormCall[] => {
    const definition = endpoints.endpoints[call.endpoint];
    return definition === undefined ? [] : [{ ...call, definition }];
  };
  const inForms = Object.entries(forms).flatMap(([id, form]) =>
    callsOfForm(`definitions/forms/${id}.json`, form).flatMap(withDefinition),
  );
  const inPages = Object.entries(pages).flatMap(([id, { body }]) =>
    leafBlocksOf(body).flatMap(({ block, pointer }) => {
      if (block.type !== 'productList' && block.type !== 'product') return [];
      const at = { file: `definitions/pages/${id}.json`, pointer: `${pointer}/endpoint` };
      return withDefinition({ ...at, endpoint: block.endpoint, sends: [], logsIn: false });
    }),
  );
  return [...inForms, ...inPages];
}

/** What a field that offers the current position sends. */
const coordinates = ['latitude', 'longitude'];
/** What the area field asks the list of regions by. */
const regionNames = ['level', 'parent'];

/** The reports of conversions, at the key of their network. */
export const reportCallsOf = ({ trackers, endpoints }: Config): FormCall[] =>
  Object.entries(trackers.networks).flatMap(([network, { report }]): FormCall[] => {
    const definition = report === undefined ? undefined : endpoints.endpoints[report.endpoint];
    if (report === undefined || definition === undefined) return [];
    const file = 'definitions/trackers.json';
    const placeOf = (...keys: string[]) => toPointer(['networks', network, 'report', ...keys]);
    const sends = Object.keys(report.sends).map((name) => ({
      name,
      // Of an endpoint that takes nothing it is said once that nothing is sent.
      isLocal: !namedPayload(definition)?.length,
      file,
      pointer: placeOf('sends', name),
    }));
    return [
      { file, pointer: placeOf('endpoint'), endpoint: report.endpoint, definition, sends, logsIn: false },
    ];
  });

/** The calls that no form names and whose values the code gives: reports of conversions, and the list of regions. */
export function codeCallsOf(config: Config): FormCall[] {
  const { endpoints, forms } = config;
  const reports = reportCallsOf(config);
  const definition = endpoints.endpoints.regionList;
  const asksArea = Object.values(forms).some(({ fields }) =>
    withEntries(fields).some(({ kind }) => kind === 'area'),
  );
  if (definition === undefined || !asksArea) return reports;
  const at = { file: 'definitions/endpoints.json', pointer: '/endpoints/regionList/payload' };
  const sends = regionNames.map((name) => ({ name, isLocal: false, ...at }));
  return [...reports, { ...at, endpoint: 'regionList', definition, sends, logsIn: false }];
}

const loginKinds: readonly Field['kind'][] = ['mobile', 'smsCode'];

function callsOfForm(file: string, form: Form): Omit<FormCall, 'definition'>[] {
  const { endpoint, logIn, oneTap, verify, fields } = form;
  const values = fields.map((field, index) => ({
    kind: field.kind,
    // Only a whole form has the values of entries: no name of a payload stands for them.
    name: field.kind === 'group' ? `${field.id}[]` : field.id,
    isLocal: field.kind === 'consent',
    isShownOnly: field.kind === 'figure' && !field.send,
    file,
    pointer: `/fields/${index}/id`,
  }));
  const hasCode = values.some(({ kind }) => kind === 'smsCode');
  // A code that has logged in is used up.
  const sent = values.filter(({ kind, isShownOnly }) => !isShownOnly && !(logIn && kind === 'smsCode'));
  const main = { file, pointer: '/endpoint', endpoint, sends: sent, logsIn: hasCode && !logIn };
  return [
    main,
    ...(logIn
      ? [
          {
            file,
            pointer: '/logIn/endpoint',
            endpoint: logIn.endpoint,
            sends: values.filter(({ kind }) => loginKinds.includes(kind)),
            logsIn: true,
          },
        ]
      : []),
    ...(oneTap
      ? [
          {
            file,
            pointer: '/oneTap/endpoint',
            endpoint: oneTap.endpoint,
            sends: [{ name: 'token', isLocal: false, file, pointer: '/oneTap/endpoint' }],
            logsIn: true,
          },
        ]
      : []),
    ...(verify
      ? [
          {
            file,
            pointer: '/verify/endpoint',
            endpoint: verify.endpoint,
            sends: Object.keys(verify.sends).map((name) => ({
              name,
              isLocal: false,
              file,
              pointer: toPointer(['verify', 'sends', name]),
            })),
            logsIn: false,
          },
        ]
      : []),
    ...fieldsWithEntries(fields).flatMap(({ field, at }) => callsOfField(file, field, at)),
  ];
}

interface PlacedField {
  field: Field;
  /** JSON pointer. */
  at: string;
}

/** The fields of a form, and those of the entries of its groups, with their pointers. */
const fieldsWithEntries = (fields: readonly Field[]): PlacedField[] =>
  fields.flatMap((field, index): PlacedField[] => {
    const at = `/fields/${index}`;
    const inner: readonly Field[] = field.kind === 'group' ? field.fields : [];
    return [
      { field, at },
      ...inner.map((one, place): PlacedField => ({ field: one, at: `${at}/fields/${place}` })),
    ];
  });

function callsOfField(file: string, field: Field, at: string): Omit<FormCall, 'definition'>[] {
  if (field.kind === 'cascade')
    return [{ file, pointer: `${at}/endpoint`, endpoint: field.endpoint, sends: [], logsIn: false }];
  if (field.kind === 'photo' || field.kind === 'signature') {
    const pointer = `${at}/endpoint`;
    const sends = uploadNames.map((name) => ({ name, isLocal: false, file, pointer }));
    return [{ file, pointer, endpoint: field.endpoint, sends, logsIn: false, isUpload: true }];
  }
  if ('locate' in field && field.locate) {
    const pointer = `${at}/locate/endpoint`;
    const sends = coordinates.map((name) => ({ name, isLocal: false, file, pointer }));
    return [{ file, pointer, endpoint: field.locate.endpoint, sends, logsIn: false }];
  }
  if (field.kind !== 'smsCode') return [];
  const mobile = { name: field.mobileField, isLocal: false, file, pointer: `${at}/mobileField` };
  return [{ file, pointer: `${at}/endpoint`, endpoint: field.endpoint, sends: [mobile], logsIn: false }];
}

/** The names that the endpoint takes; undefined where it takes whatever the form has. */
export const namedPayload = ({ payload, lead }: EndpointDefinition): readonly string[] | undefined =>
  payload === 'form' || lead ? undefined : payload;

/** A call whose endpoint stores no login although its success has to: nothing else about the call matters then. */
export const storesNoLogin = ({ logsIn, definition }: FormCall): boolean =>
  logsIn && definition.stores !== 'login';

/** The names of the payload that the call has no value for, by their place in the payload. */
export function missingNames(call: FormCall): { name: string; index: number }[] {
  const given = new Set(call.sends.map(({ name }) => name));
  return (namedPayload(call.definition) ?? []).flatMap((name, index) =>
    given.has(name) ? [] : [{ name, index }],
  );
}
