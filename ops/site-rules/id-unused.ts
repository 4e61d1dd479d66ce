import { codeEndpoints, messageIds, type RefKind } from '../../schemas/index.ts';
import type { CheckedConfig } from '../config/checked-config.ts';
import { referenceNouns } from '../config/reference-nouns.ts';
import { defineRule } from '../config/rule.ts';
import { defaultPageMessageIds } from '../default-files/default-page-messages.ts';
import type { Locator, Violation } from '../diagnostics/finding.ts';
import { isObject, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { hostsWithRoute } from '../tables/decision-points.ts';
import { quote } from '../text/text.ts';
import { unusedAttributes } from './unused-attributes.ts';

interface Defined extends Locator {
  kind: RefKind;
  id: string;
}

/**
 * A page, form, city rule, network, click id, brand or variant that nothing leads to, an endpoint that nothing calls, a text that
 * nothing shows, or an attribute that no condition tests or no entry sets.
 */
export const idUnused = defineRule({
  code: 'id-unused',
  severity: 'warning',
  scope: 'site',
  doc: {
    what: {
      zh: '没有地方用到：页面、表单、品牌、变体、城市规则、平台、接口、文案、属性',
      en: 'nothing uses it: a page, form, brand, variant, city rule, network, endpoint, text or attribute',
    },
    why: { zh: '改它不会有任何作用，却总有人去改', en: 'changing it does nothing, and somebody always does' },
    example: {
      file: 'brands.json',
      good: '"auto": { "name": "示例车融" }',
      bad: '"auto": { "name": "示例车融" }, "spare": { "name": "示例备用" }',
    },
  },
  run: (checked) => {
    const attributes = unusedAttributes(checked.config);
    const unused = unreached(checked);
    if (unused.length === 0) return attributes;
    const names = new Set(unused.map(keyOf));
    // Report only the root of a chain of unused ids: what only an unused id uses is removed with it.
    const below = new Set(
      checked.references
        .filter(({ file }) => names.has(ownerOf(file)))
        .flatMap(({ file, references }) => references.map(keyOf).filter((key) => key !== ownerOf(file))),
    );
    const roots = unused.filter((one) => !below.has(keyOf(one)));
    return [...(roots.length > 0 ? roots : unused.slice(0, 1)).map(toViolation), ...attributes];
  },
});

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

type File = CheckedConfig['references'][number]['file'];
type Reference = CheckedConfig['references'][number]['references'][number];
/** The page or form that a file defines; empty for other files, which are always used. */
function ownerOf({ kind, stem }: File): string {
  if (kind === 'pages') return keyOf({ kind: 'page', id: stem });
  return kind === 'forms' ? keyOf({ kind: 'form', id: stem }) : '';
}

/** A form is used where a block shows it: a receipt, a text or a fact about its answers cannot send it. */
const isUse = ({ kind: of }: File, { kind, pointer }: Reference): boolean =>
  kind !== 'form' || (of === 'pages' && pointer.endsWith('/form') && !pointer.startsWith('/answers/'));

function unreached(checked: CheckedConfig): Defined[] {
  const reached = new Set<string>([
    keyOf({ kind: 'brand', id: checked.config.brands.default }),
    ...[...messageIds, ...defaultPageMessageIds].map((id) => keyOf({ kind: 'message', id })),
    ...codeEndpoints.map((id) => keyOf({ kind: 'endpoint', id })),
  ]);
  const files = new Map(checked.references.map((one) => [ownerOf(one.file), one]));
  const open: string[] = [];
  const reach = (key: string) => {
    if (!reached.has(key) && files.has(key)) open.push(key);
    reached.add(key);
  };
  for (const { file, references } of checked.references) {
    // What an invariant names is not used by it.
    if (ownerOf(file) !== '' || file.kind === 'invariants') continue;
    for (const reference of references) {
      // A route that no host has reaches no page.
      if ((file.kind !== 'routes' || reference.kind !== 'page') && isUse(file, reference))
        reach(keyOf(reference));
    }
  }
  for (const [name, { page }] of Object.entries(checked.config.routes.routes)) {
    if (hostsWithRoute(checked.config, name).length > 0) reach(keyOf({ kind: 'page', id: page }));
  }
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const { file, references = [] } = files.get(key) ?? {};
    for (const reference of references) if (file && isUse(file, reference)) reach(keyOf(reference));
  }
  return defined(checked).filter((one) => !reached.has(keyOf(one)));
}

function defined({ config, references }: CheckedConfig): Defined[] {
  const keys = (kind: RefKind, file: string, at: string, record: object): Defined[] =>
    Object.keys(record).map((id) => ({ kind, id, file, pointer: at + toPointer([id]), key: true }));
  const files = references.flatMap(({ file }): Defined[] => {
    if (file.kind !== 'pages' && file.kind !== 'forms') return [];
    const kind = file.kind === 'pages' ? 'page' : 'form';
    return [{ kind, id: file.stem, file: file.file, pointer: '/id' }];
  });
  return [
    ...files,
    ...keys('brand', 'brands.json', '/brands', config.brands.brands),
    ...keys('variant', 'brands.json', '/variants', config.brands.variants),
    ...keys('cityRule', 'definitions/cities.json', '/rules', config.cities.rules),
    ...keys('endpoint', 'definitions/endpoints.json', '/endpoints', config.endpoints.endpoints),
    ...keys('message', 'definitions/messages.json', '/messages', writtenMessages(references)),
    ...keys('network', 'definitions/trackers.json', '/networks', config.trackers.networks),
    ...keys('clickId', 'definitions/trackers.json', '/clickIds', config.trackers.clickIds ?? {}),
  ];
}

/** The texts of the config itself: nobody can remove a default one. */
function writtenMessages(references: CheckedConfig['references']): object {
  const file = references.find(({ file }) => file.kind === 'messages')?.file;
  const written = member(file?.value, 'messages');
  return isObject(written) ? written : {};
}

function toViolation({ kind, id, ...locator }: Defined): Violation {
  const { name } = referenceNouns[kind];
  return {
    message: { zh: `没有地方用到${name.zh} ${quote(id)}`, en: `nothing leads to ${name.en} ${quote(id)}` },
    help: { zh: '用上它, 或删掉', en: 'use it, or remove it' },
    ...locator,
  };
}
