import { type AttributeFact, attributeFactsOf, type Config, configFiles } from '../../schemas/index.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { entriesOf, isObject } from '../json/json-values.ts';

/** The keys whose objects are conditions on facts. */
const conditionKeys: ReadonlySet<string> = new Set(['when', 'showWhen']);

/** The attributes and answers that no condition tests, and the attributes that no channel or host sets. */
export function unusedAttributes(config: Config): Violation[] {
  const declared = attributeFactsOf(config.facts);
  const answers = Object.keys(config.facts.answers ?? {});
  if (declared.length + answers.length === 0) return [];
  const tested = new Set<string>();
  collectFacts(config, tested);
  const untested = answers.filter((name) => !tested.has(`answer.${name}`));
  return [...untested.map(untestedAnswer), ...unusedOf(config, declared, tested)];
}

const untestedAnswer = (name: string): Violation => ({
  message: { zh: `没有条件用到 "answer.${name}"`, en: `no condition tests "answer.${name}"` },
  help: { zh: '用上它, 或删掉', en: 'use it, or remove it' },
  file: configFiles.facts.path,
  pointer: `/answers/${name}`,
  key: true,
});

function unusedOf(
  config: Config,
  declared: readonly AttributeFact[],
  tested: ReadonlySet<string>,
): Violation[] {
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
