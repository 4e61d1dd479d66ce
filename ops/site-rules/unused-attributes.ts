import { attributeFactsOf, type Config, configFiles } from '../../schemas/index.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { entriesOf, isObject } from '../json/json-values.ts';

/** The keys whose objects are conditions on facts. */
const conditionKeys: ReadonlySet<string> = new Set(['when', 'showWhen']);

/** The attributes that no condition tests, and those that no channel or host sets. */
export function unusedAttributes(config: Config): Violation[] {
  const declared = attributeFactsOf(config.facts);
  if (declared.length === 0) return [];
  const tested = new Set<string>();
  collectFacts(config, tested);
  return declared.flatMap(({ fact, of, name }): Violation[] => {
    const entries = of === 'channel' ? config.channels.channels : config.hosts.hosts;
    const isSet = Object.values(entries).some(({ attributes = {} }) => Object.hasOwn(attributes, name));
    if (isSet && tested.has(fact)) return [];
    const file = configFiles[of === 'channel' ? 'channels' : 'hosts'].path;
    return [
      {
        message: tested.has(fact)
          ? { zh: `${file} 里没有写属性 "${name}"`, en: `${file} sets no attribute "${name}"` }
          : { zh: `没有条件用到 "${fact}"`, en: `no condition tests "${fact}"` },
        help: { zh: '用上它, 或删掉', en: 'use it, or remove it' },
        file: configFiles.facts.path,
        pointer: `/${of}Attributes/${name}`,
        key: true,
      },
    ];
  });
}

function collectFacts(value: unknown, facts: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collectFacts(one, facts);
  if (!isObject(value)) return;
  for (const [key, inner] of entriesOf(value)) {
    if (conditionKeys.has(key)) for (const [fact] of entriesOf(inner)) facts.add(fact);
    collectFacts(inner, facts);
  }
}
