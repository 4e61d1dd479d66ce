import { filesOf, type Project } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Locator, Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { entriesOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { defaultLanguageOf } from '../languages/site-languages.ts';
import { list, quote, type Text } from '../text/text.ts';

/** A language that the site does not have: of a text, of a host, or beside the list of languages. */
export const languageUnknown = defineRule({
  code: 'language-unknown',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '文字或站点用了 site.json 的 languages 里没有的语言',
      en: 'a text or a host is in a language that is not among those of site.json',
    },
    why: { zh: '没有访客会看到它', en: 'no visitor ever sees it' },
    example: {
      file: 'definitions/pages/not-found.json',
      at: '"title": "页面不存在"',
      good: '"title": { "zh-CN": "页面不存在" }',
      bad: '"title": { "zh-CN": "页面不存在", "en": "No such page" }',
      also: [
        {
          file: 'definitions/site.json',
          from: '"language": "zh-CN"',
          to: '"languages": ["zh-CN"]',
        },
      ],
    },
  },
  run: (project) => [...ofTexts(project), ...ofHosts(project), ...ofSite(project)],
});

/** The texts in one such language are one finding: it is missing among those of the site, or they are left over. */
function ofTexts({ texts: { languages, perLanguage } }: Project): Violation[] {
  const places = new Map<string, Locator[]>();
  for (const { file, pointer, byLanguage } of perLanguage)
    for (const one of Object.keys(byLanguage))
      if (!languages.includes(one)) {
        const place = { file, pointer: pointer + toPointer([one]), key: true };
        places.set(one, [...(places.get(one) ?? []), place]);
      }
  return [...places].flatMap(([language, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            ...unknown(language, languages),
            ...first,
            related: others.map((one) => ({ message: { zh: '这里也是', en: 'here too' }, ...one })),
          },
        ],
  );
}

function ofHosts(project: Project): Violation[] {
  const [site] = filesOf(project, 'site');
  const known =
    project.texts.languages.length > 0 ? project.texts.languages : [defaultLanguageOf(site?.value)];
  return filesOf(project, 'hosts').flatMap(({ file, value }) =>
    entriesOf(member(value, 'hosts')).flatMap(([host, settings]): Violation[] => {
      const language = member(settings, 'language');
      return typeof language !== 'string' || known.includes(language)
        ? []
        : [{ ...unknown(language, known), file, pointer: toPointer(['hosts', host, 'language']) }];
    }),
  );
}

function ofSite(project: Project): Violation[] {
  const [first] = project.texts.languages;
  return filesOf(project, 'site').flatMap(({ file, value }): Violation[] => {
    const only = member(value, 'language');
    if (first === undefined || typeof only !== 'string' || only === first) return [];
    return [
      {
        message: {
          zh: `默认语言是 languages 的第一种 ${quote(first)}, 不是 ${quote(only)}`,
          en: `the default language is the first of languages, ${quote(first)}, not ${quote(only)}`,
        },
        help: { zh: '删掉 language, 或调整 languages 的顺序', en: 'remove language, or reorder languages' },
        file,
        pointer: '/language',
      },
    ];
  });
}

function unknown(language: string, known: readonly string[]): { message: Text; help: Text } {
  const near = nearestName(language, known);
  const { zh, en } = list(known.map(quote));
  return {
    message: { zh: `站点没有语言 ${quote(language)}`, en: `the site has no language ${quote(language)}` },
    help: near ? didYouMean(near) : { zh: `有: ${zh}`, en: `it has ${en}` },
  };
}
