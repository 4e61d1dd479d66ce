import { codeEndpoints } from '../../schemas/index.ts';
import type { CheckedConfig } from '../config/checked-config.ts';
import { defineRule } from '../config/rule.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { neededEndpoints } from '../form-calls/needed-endpoints.ts';
import { list, quote } from '../text/text.ts';

/** An endpoint that the code calls by name, that the config needs, and that endpoints.json lacks (R-API). */
export const endpointMissing = defineRule({
  code: 'endpoint-missing',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: 'endpoints.json 缺少配置离不开的接口，或把它写错了名字',
      en: 'endpoints.json lacks an endpoint that the config cannot do without, or misspells it',
    },
    why: {
      zh: '手机不会调用没有声明的接口，条件、登录或地区就没有结果',
      en: 'no phone calls an endpoint that is not declared, so a condition, login or area has no result',
    },
    example: { file: 'definitions/endpoints.json', good: '"ipInfo": {', bad: '"ipinfo": {' },
  },
  needs: ['endpoints', 'forms', 'pages', 'site', 'navigation', 'flags', 'destinations', 'facts', 'channels'],
  run: (checked) => {
    const { endpoints } = checked.config.endpoints;
    const missing = neededEndpoints(checked.config).filter(({ name }) => !Object.hasOwn(endpoints, name));
    const at = { file: 'definitions/endpoints.json', pointer: '/endpoints', key: true } as const;
    if (missing.length > 0) {
      const names = list(missing.map(({ name }) => quote(name)));
      const { zh, en } = {
        zh: [...new Set(missing.map(({ by }) => by.zh))].join('、'),
        en: [...new Set(missing.map(({ by }) => by.en))].join(', '),
      };
      return [
        {
          message: {
            zh: `缺少程序要调用的接口 ${names.zh}`,
            en: `no endpoint ${names.en}, which the code calls`,
          },
          help: {
            zh: `用到它的是 ${zh}: 写上接口, 改回原来的名字, 或不再使用`,
            en: `needed by ${en}: declare it, undo its new name, or do without`,
          },
          ...at,
        },
      ];
    }
    return misnamed(checked).map(([written, meant]) => ({
      message: {
        zh: `没有接口 ${quote(meant)}, 程序不会做这次调用; 也没有地方用到接口 ${quote(written)}`,
        en: `no endpoint ${quote(meant)}, so the code does not make that call; and nothing uses ${quote(written)}`,
      },
      help: didYouMean(meant),
      ...at,
    }));
  },
});

/** Endpoints that nothing uses with nearly the name of a call that the code makes where it is declared. */
function misnamed({ config, references }: CheckedConfig): [written: string, meant: string][] {
  const declared = Object.keys(config.endpoints.endpoints);
  const used = new Set<string>([
    ...codeEndpoints,
    ...references.flatMap(({ references: all }) =>
      all.flatMap(({ kind, id }) => (kind === 'endpoint' ? [id] : [])),
    ),
  ]);
  const absent = codeEndpoints.filter((name) => !declared.includes(name));
  return declared.flatMap((name): [string, string][] => {
    const meant = used.has(name) ? undefined : nearestName(name, absent);
    return meant === undefined ? [] : [[name, meant]];
  });
}
