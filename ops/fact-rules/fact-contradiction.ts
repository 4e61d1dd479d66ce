import { attributeFactsOf, configFiles, type FactsFile } from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import type { Text } from '../text/text.ts';

type Found = Pick<Violation, 'message' | 'help' | 'pointer' | 'related'>;
type ChannelFact = FactsFile['channelInfo'][string];

const mistake = (pointer: string, message: Text, help: Text): Found => ({ pointer, message, help });

function ofFlags({ flags }: FactsFile): Found[] {
  return Object.entries(flags)
    .filter(([, { values, otherwise }]) => !values.includes(otherwise))
    .map(([name, { values, otherwise }]) =>
      mistake(
        `/flags/${name}/otherwise`,
        { zh: `${otherwise} 不是 ${name} 可用的值`, en: `${otherwise} is no value of ${name}` },
        { zh: `可用：${values.join('、')}`, en: `there are ${values.join(', ')}` },
      ),
    );
}

function ofAttributes(facts: FactsFile): Found[] {
  return attributeFactsOf(facts)
    .filter(({ values, otherwise }) => !values.includes(otherwise))
    .map(({ of, name, values, otherwise }) =>
      mistake(
        `/${of}Attributes/${name}/otherwise`,
        { zh: `${otherwise} 不是 ${name} 可用的值`, en: `${otherwise} is no value of ${name}` },
        { zh: `可用：${values.join('、')}`, en: `there are ${values.join(', ')}` },
      ),
    );
}

/** The values that conditions may name; undefined for a text. */
const valuesOf = ({ values, otherwise }: ChannelFact): string[] | undefined =>
  values && [...new Set([...Object.keys(values), ...(otherwise === undefined ? [] : [otherwise])])];

/** The values that words and codes are for and the fact does not have, each with its places: one that is gone is one mistake. */
function unknownValues({ stored = {}, valueLabels = {} }: ChannelFact, known: readonly string[]) {
  const places = new Map<string, string[]>();
  for (const [key, byValue] of Object.entries({ stored, valueLabels }))
    for (const value of Object.keys(byValue))
      if (!known.includes(value)) places.set(value, [...(places.get(value) ?? []), `/${key}/${value}`]);
  return [...places];
}

const hereToo = (pointer: string) => ({
  message: { zh: '这里也是', en: 'here too' },
  file: configFiles.facts.path,
  pointer,
});

function ofChannelFact(name: string, fact: ChannelFact): Found[] {
  const at = `/channelInfo/${name}`;
  const { values, otherwise, example } = fact;
  if ((values === undefined) !== (otherwise === undefined)) {
    return [
      mistake(
        at,
        {
          zh: `${name} 的 values 与 otherwise 要同时写或同时不写`,
          en: `${name} has only one of values and otherwise`,
        },
        {
          zh: '有固定取值：两个都写；任意文字：都不写',
          en: 'write both for a closed list of values, neither for any text',
        },
      ),
    ];
  }
  const written = Object.entries(values ?? {});
  const doubled = written.filter(([, text], at) => written.findIndex(([, other]) => other === text) < at);
  const known = valuesOf(fact) ?? [];
  return [
    ...doubled.map(([value, text]) =>
      mistake(
        `${at}/values/${value}`,
        {
          zh: `接口的写法 "${text}" 已属于另一个值`,
          en: `"${text}" is what the API writes for another value`,
        },
        { zh: '每个值的写法要不同', en: 'each value needs a form of its own' },
      ),
    ),
    ...(example === undefined || written.every(([value, text]) => text !== example || value === otherwise)
      ? []
      : [
          mistake(
            `${at}/example`,
            {
              zh: `"${example}" 是另一个值的写法，不是 ${otherwise} 的`,
              en: `"${example}" is what the API writes for another value than ${otherwise}`,
            },
            {
              zh: '多数渠道的写法：不属于其他值的文字',
              en: 'most channels have a text that belongs to no other value',
            },
          ),
        ]),
    ...unknownValues(fact, known).map(([value, pointers]): Found => {
      const [pointer = at, ...others] = pointers.map((one) => at + one);
      const said = mistake(
        pointer,
        { zh: `"${value}" 不是 ${name} 的值`, en: `"${value}" is no value of ${name}` },
        known.length > 0
          ? { zh: `可用：${known.join('、')}`, en: `there are ${known.join(', ')}` }
          : {
              zh: `${name} 是任意文字，没有固定的值`,
              en: `${name} may be any text and has no list of values`,
            },
      );
      return { ...said, related: others.map(hereToo) };
    }),
  ];
}

function ofAppName({ appName, channelInfo }: FactsFile): Found[] {
  return Object.entries(appName?.onlyFor ?? {}).flatMap(([name, values]) => {
    const fact = Object.hasOwn(channelInfo, name) ? channelInfo[name] : undefined;
    const known = fact && valuesOf(fact);
    const wrong = fact ? values.filter((value) => known && !known.includes(value)) : [name];
    return wrong.map((value) =>
      mistake(
        `/appName/onlyFor/${name}`,
        { zh: `没有 "${value}"`, en: `there is no "${value}"` },
        known
          ? { zh: `${name} 的值：${known.join('、')}`, en: `values of ${name}: ${known.join(', ')}` }
          : {
              zh: `渠道信息的事实：${Object.keys(channelInfo).join('、')}`,
              en: `facts of channel info: ${Object.keys(channelInfo).join(', ')}`,
            },
      ),
    );
  });
}

const contradictionsIn = (facts: FactsFile): Found[] => [
  ...ofFlags(facts),
  ...ofAttributes(facts),
  ...Object.entries(facts.channelInfo).flatMap(([name, fact]) => ofChannelFact(name, fact)),
  ...ofAppName(facts),
];

/** Values of definitions/facts.json that contradict each other. */
export const factContradiction = defineRule({
  code: 'fact-contradiction',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '产品事实的值互相矛盾：默认值不在可用的值里，两个值写法相同，或提到没有的值',
      en: 'values of a fact contradict each other: a default that is no value, two values written alike, a value that does not exist',
    },
    why: {
      zh: '有的访客得到的值，没有一行条件能写到',
      en: 'some visitors would have a value that no condition can name',
    },
    example: { file: 'definitions/facts.json', good: '"ios": "1"', bad: '"iphone": "1"' },
  },
  run: ({ facts }) =>
    (facts ? contradictionsIn(facts) : []).map(
      (found): Violation => ({ ...found, file: configFiles.facts.path }),
    ),
});
