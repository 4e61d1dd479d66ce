import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { quote, type Text } from '../text/text.ts';

/** A time zone or language of site.json that no browser knows. */
export const localeUnknown = defineRule({
  code: 'locale-unknown',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '没有这个时区，或语言写法不对',
      en: 'there is no such time zone, or the language is not written as one',
    },
    why: {
      zh: '手机算不出业务日期，转化一天一次的限制会失效',
      en: 'phones cannot tell the business day, on which one conversion is reported',
    },
    example: {
      file: 'definitions/site.json',
      good: '"timeZone": "Asia/Shanghai"',
      bad: '"timeZone": "Asia/Beijing"',
    },
  },
  run: (project) =>
    filesOf(project, 'site').flatMap(({ file, value }): Violation[] => {
      const [zone, language] = [member(value, 'timeZone'), member(value, 'language')];
      return [
        ...(typeof zone === 'string' && !isTimeZone(zone)
          ? [
              {
                ...texts(
                  noZone,
                  zone,
                  '写 IANA 名称, 例如 Asia/Shanghai',
                  'write an IANA name, such as Asia/Shanghai',
                ),
                file,
                pointer: '/timeZone',
              },
            ]
          : []),
        ...(typeof language === 'string' ? noLanguageAt(file, language, '/language') : []),
        ...itemsOf(member(value, 'languages')).flatMap((one, at) =>
          typeof one === 'string' ? noLanguageAt(file, one, `/languages/${at}`) : [],
        ),
      ];
    }),
});

const noLanguageAt = (file: string, language: string, pointer: string): Violation[] =>
  isLanguage(language)
    ? []
    : [
        {
          ...texts(noLanguage, language, '写 BCP 47 代码, 例如 zh-CN', 'write a BCP 47 tag, such as zh-CN'),
          file,
          pointer,
        },
      ];

const noZone: Text = { zh: '没有时区', en: 'no time zone' };
const noLanguage: Text = { zh: '没有语言', en: 'no language' };

const texts = (about: Text, value: string, zh: string, en: string): { message: Text; help: Text } => ({
  message: { zh: `${about.zh} ${quote(value)}`, en: `${about.en} ${quote(value)}` },
  help: { zh, en },
});

/** Each is asked for once: the names of zones take 10 ms to load, and a plan reads two configs. */
const zones = new Map<string, boolean>();
function isTimeZone(name: string): boolean {
  const known = zones.get(name) ?? isKnownZone(name);
  zones.set(name, known);
  return known;
}

/** Offsets such as +08:00 are known to new browsers only. */
function isKnownZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isLanguage(tag: string): boolean {
  try {
    const [known] = Intl.getCanonicalLocales(tag);
    return known !== undefined && Intl.DateTimeFormat.supportedLocalesOf(known).length > 0;
  } catch {
    return false;
  }
}
