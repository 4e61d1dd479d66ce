import {
  type CodeEndpoint,
  type Config,
  codeEndpoints,
  type FactSource,
  sourceOfFact,
} from '../../schemas/index.ts';
import { conditionRowsOf } from '../conditions/row-conditions.ts';
import { withEntries } from '../field-values/form-scopes.ts';
import { quote, type Text } from '../text/text.ts';

/** An endpoint that the code calls by name, and what in the config needs the call. */
export interface NeededEndpoint {
  name: CodeEndpoint;
  by: Text;
}

const endpointsOfSource: Record<FactSource, readonly CodeEndpoint[]> = {
  user: ['userGet'],
  channelInfo: ['channelInfo'],
  flags: ['channelInfo'],
  ipInfo: ['ipInfo'],
  mark: ['loginMark'],
  markcode: ['loginMarkCode'],
};
const endpointOfEffect = { loginByMark: 'loginMark', loginByMarkcode: 'loginMarkCode' } as const;

/**
 * The endpoints that the code calls and the config cannot do without: for the facts that rows and parts of pages test, for
 * logins by a link, areas and one-tap login. Without any of these the code makes none of the calls.
 */
export function neededEndpoints(config: Config): NeededEndpoint[] {
  const all = [...forFacts(config), ...forEffects(config), ...forForms(config)];
  return codeEndpoints.flatMap((name) => all.find((one) => one.name === name) ?? []);
}

function forFacts(config: Config): NeededEndpoint[] {
  const facts = new Set(
    conditionRowsOf(config).flatMap(({ conditions }) => conditions.map(({ fact }) => fact)),
  );
  const known = [...facts].flatMap((fact) => {
    const source = sourceOfFact(fact, config.facts);
    const by = { zh: `条件 ${quote(fact)}`, en: `the condition ${quote(fact)}` };
    return source === undefined ? [] : endpointsOfSource[source].map((name) => ({ name, by }));
  });
  // The city of a rule overrides the flags.
  const ruled = Object.entries(config.channels.channels).find(([, { cityRule }]) => cityRule !== undefined);
  const usesFlags = [...facts].some((fact) => sourceOfFact(fact, config.facts) === 'flags');
  const by = { zh: `渠道 ${ruled?.[0]} 的城市规则`, en: `the city rule of channel ${ruled?.[0]}` };
  return ruled && usesFlags ? [...known, { name: 'ipInfo', by }] : known;
}

const forEffects = ({ navigation }: Config): NeededEndpoint[] =>
  navigation.rules.flatMap(({ id, do: effects = [] }) =>
    Object.entries(endpointOfEffect)
      .filter(([effect]) => effects.some((one) => one === effect))
      .map(([effect, name]) => ({
        name,
        by: { zh: `行 ${quote(id)} 的 ${effect}`, en: `${effect} of row ${quote(id)}` },
      })),
  );

function forForms({ forms, site }: Config): NeededEndpoint[] {
  const area = Object.values(forms).find(({ fields }) =>
    withEntries(fields).some(({ kind }) => kind === 'area'),
  );
  return [
    ...(area
      ? [
          {
            name: 'regionList' as const,
            by: { zh: `表单 ${quote(area.id)} 的地区`, en: `the area of form ${quote(area.id)}` },
          },
        ]
      : []),
    ...(site.oneTap
      ? [
          {
            name: 'oneTapAuthorize' as const,
            by: { zh: 'site.json 的一键登录', en: 'the one-tap login of site.json' },
          },
        ]
      : []),
  ];
}
