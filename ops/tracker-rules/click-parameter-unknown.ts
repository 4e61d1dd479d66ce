import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { entriesOf, isObject, itemsOf, member, stringsOf } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { list, quote } from '../text/text.ts';

type Path = readonly (string | number)[];

/** The parameters that a click id holds the values of: of a single value the first one. */
function parametersOf(clickId: unknown): string[] {
  const parameters = stringsOf(itemsOf(member(clickId, 'parameters')));
  if (member(clickId, 'holds') === 'value') return parameters.slice(0, 1);
  return [...parameters, ...stringsOf(itemsOf(member(clickId, 'beside')))];
}

/** Every place of a network that sends a parameter, with its name. */
function sentParameters(value: unknown, path: Path): { name: string; path: Path }[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => sentParameters(one, [...path, at]));
  if (!isObject(value)) return [];
  return entriesOf(value).flatMap(([key, one]) =>
    // A key of `fields` may have that name, and its value is then of another kind or sent as it stands.
    key === 'parameter' && typeof one === 'string' && path.at(-1) !== 'fields'
      ? [{ name: one, path: [...path, key] }]
      : sentParameters(one, [...path, key]),
  );
}

/** A command that sends a parameter which the click id of its network does not hold. */
export const clickParameterUnknown = defineRule({
  code: 'click-parameter-unknown',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '广告平台的命令要一个参数，它的点击编号里没有',
      en: 'a command of a network sends a parameter that its click id does not hold',
    },
    why: {
      zh: '平台收到的总是空文字，认不出是哪次点击',
      en: 'the network always gets an empty text, and cannot tell which press it was',
    },
    example: {
      file: 'definitions/trackers.json',
      good: '"conversion": ["track", { "value": "formEvent" }, { "value": "conversionId" }]',
      bad: '"conversion": ["track", { "parameter": "clickid" }, { "value": "conversionId" }]',
    },
  },
  run: (project) =>
    filesOf(project, 'trackers').flatMap(({ file, value }) => {
      const networks = [
        ...entriesOf(member(value, 'networks')).map(([id, one]) => [['networks', id], one] as const),
        [['searchAdvertiser'], member(value, 'searchAdvertiser')] as const,
      ];
      return networks.flatMap(([at, network]): Violation[] => {
        const clickId = member(network, 'clickId');
        const definition = typeof clickId === 'string' ? member(value, 'clickIds', clickId) : undefined;
        // A click id that is not there is a finding of its own.
        if (clickId !== undefined && definition === undefined) return [];
        const held = parametersOf(definition);
        return sentParameters(network, at)
          .filter(({ name }) => !held.includes(name))
          .map(({ name, path }) => violationOf(file, name, path, held));
      });
    }),
});

function violationOf(file: string, name: string, path: Path, held: readonly string[]): Violation {
  const near = nearestName(name, held);
  const known = list(held.map(quote));
  return {
    message: {
      zh: `点击编号里没有参数 ${quote(name)}: 发出的总是空文字`,
      en: `the click id holds no parameter ${quote(name)}: an empty text is sent`,
    },
    help: near
      ? didYouMean(near)
      : held.length > 0
        ? { zh: `可用的参数: ${known.zh}`, en: `there are: ${known.en}` }
        : { zh: '给平台写上 clickId', en: 'give the network a clickId that holds it' },
    file,
    pointer: toPointer(path),
  };
}
