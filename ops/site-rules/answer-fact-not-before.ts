import { type Config, configFiles } from '../../schemas/index.ts';
import type { CheckedConfig } from '../config/checked-config.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { isObject } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { list, quote, type Text } from '../text/text.ts';
import { answerFact, answerFactExample } from './answer-fact-example.ts';
import { pagesWith, reachableFrom } from './pages-after-form.ts';

/** A condition on an answer in a file, and the pages where it is read; none: of a table that belongs to no page. */
interface Reader {
  file: string;
  path: readonly (string | number)[];
  fact: string;
  pages: readonly string[];
  /** It is read when a page has finished. */
  isAtEnd: boolean;
}

/** A condition on an answer where nobody has sent the form yet: the fact is always null there. */
export const answerFactNotBefore = defineRule({
  code: 'answer-fact-not-before',
  severity: 'warning',
  scope: 'site',
  doc: {
    what: {
      zh: '条件用到的答案，在那之前没有访客提交过它的表单',
      en: 'a condition on an answer that no visitor has sent before',
    },
    why: {
      zh: '事实在那里总是“没有回答”，条件不是永远成立就是永远不成立',
      en: 'the fact is always “not answered” there: the condition holds for everybody, or for nobody',
    },
    example: {
      file: 'definitions/pages/login.json',
      good: '"title": "{brand.name}", "layout": "plain" }',
      bad: '"title": "{brand.name}", "layout": "plain", "showWhen": { "answer.where": "bj" } }',
      also: [
        ...answerFactExample,
        {
          file: 'definitions/facts.json',
          from: '"channelInfo": {',
          to: answerFact('["bj", "sh"]'),
        },
      ],
    },
  },
  run: (checked) => {
    const { answers = {} } = checked.config.facts;
    if (Object.keys(answers).length === 0) return [];
    return readersIn(checked.config).flatMap((reader): Violation[] => {
      const form = answers[reader.fact.slice('answer.'.length)]?.form;
      const why = form === undefined ? null : whyNever(checked, form, reader);
      if (form === undefined || why === null) return [];
      return [
        {
          message: {
            zh: `在这之前没有访客提交过表单 ${quote(form)}`,
            en: `nobody has sent form ${quote(form)} before this`,
          },
          help: why,
          file: reader.file,
          pointer: toPointer(reader.path),
          key: true,
        },
      ];
    });
  },
});

/** Why the form is never sent before the condition is read; null where it can be. */
function whyNever(checked: CheckedConfig, form: string, { pages, isAtEnd }: Reader): Text | null {
  const { config } = checked;
  const { endpoint = '' } = config.forms[form] ?? {};
  if (config.endpoints.endpoints[endpoint]?.lead !== true)
    return {
      zh: `接口 ${quote(endpoint)} 不收线索, 答案不会记下`,
      en: `endpoint ${quote(endpoint)} takes no leads, so no answer is kept`,
    };
  const askedOn = pagesWith(config, form);
  if (askedOn.length === 0) return { zh: '没有页面显示这个表单', en: 'no page shows this form' };
  if (pages.length === 0) return null;
  const after = reachableFrom(checked, askedOn);
  if (pages.some((page) => after.has(page) || (isAtEnd && askedOn.includes(page)))) return null;
  const shown = list(askedOn);
  return {
    zh: `这个表单在 ${shown.zh} 上, 从那里到不了这里`,
    en: `the form is on ${shown.en}, and nothing leads from there to here`,
  };
}

function readersIn(config: Config): Reader[] {
  const { navigation, destinations, routes, pages } = config;
  const ofTable = (file: string, at: readonly string[], rules: readonly { when: object }[]) =>
    rules.flatMap(({ when }, index) =>
      answerFactsIn(when).map((fact) => ({ file, path: [...at, 'rules', index, 'when', fact], fact, when })),
    );
  const rows = ofTable(configFiles.navigation.path, [], navigation.rules).map(({ when, ...row }): Reader => {
    const { route, outcome } = when as { route?: unknown; outcome?: unknown };
    const named = (Array.isArray(route) ? route : [route]).flatMap((one) =>
      typeof one === 'string' ? (routes.routes[one]?.page ?? []) : [],
    );
    return { ...row, pages: named, isAtEnd: outcome !== undefined && outcome !== null };
  });
  const ofDestinations = (['success', 'failure', 'skipForm'] as const).flatMap((name) =>
    ofTable(configFiles.destinations.path, [name], destinations[name].rules).map(
      ({ when: _, ...row }): Reader => ({ ...row, pages: [], isAtEnd: true }),
    ),
  );
  const parts = Object.values(pages).flatMap((page) =>
    conditionsUnder(page.body, ['body']).map(
      ({ path, fact }): Reader => ({
        file: `definitions/pages/${page.id}.json`,
        path,
        fact,
        pages: [page.id],
        isAtEnd: false,
      }),
    ),
  );
  return [...rows, ...ofDestinations, ...parts];
}

const answerFactsIn = (when: object): string[] =>
  Object.keys(when).filter((fact) => fact.startsWith('answer.'));

/** The conditions on answers below a value: those of its `showWhen`s. */
function conditionsUnder(
  value: unknown,
  path: readonly (string | number)[],
): { path: readonly (string | number)[]; fact: string }[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => conditionsUnder(one, [...path, at]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'showWhen' && isObject(inner)
      ? answerFactsIn(inner).map((fact) => ({ path: [...path, key, fact], fact }))
      : conditionsUnder(inner, [...path, key]),
  );
}
