import type { ShippedLanguage } from '../../schemas/defaults/default-messages.ts';
import { isInstalled } from '../site-commands/programs.ts';
import { starterCommands, starterPackage } from './starter-package.ts';
import { starterWords } from './starter-words.ts';

/** What somebody says about a new funnel. */
export interface Starter {
  name: string;
  company: string;
  language: ShippedLanguage;
  /** The visitor confirms the mobile number by a code before the form is sent. */
  login: boolean;
}

const sites = {
  zh: { language: 'zh-CN', timeZone: 'Asia/Shanghai' },
  en: { language: 'en', timeZone: 'UTC' },
};

/**
 * The files of the smallest whole funnel, by path.
 * @param config - the folder, as its README names it
 * @param installed - whether npm has installed the commands: then the folder has scripts of its own
 */
export function starterFiles(
  starter: Starter,
  config: string,
  installed: boolean = isInstalled,
): ReadonlyMap<string, string> {
  const { name, company, language } = starter;
  const words = starterWords[language];
  const visits = [
    { name: words.visits.root, visit: { host: 'default' }, expect: { landing: '/start' } },
    {
      name: words.visits.unknown,
      visit: { host: 'default', path: '/nowhere' },
      expect: { page: 'not-found' },
    },
    {
      name: words.visits.success,
      visit: { host: 'default', path: '/start' },
      expect: { success: 'thanks' },
    },
  ];
  const json: [string, object][] = [
    ['hosts.json', { hosts: { default: { root: 'start', entries: ['start'] } } }],
    ['brands.json', { brands: { main: { name, companyName: company } } }],
    ['definitions/site.json', sites[language]],
    ['definitions/pages/start.json', startPage(starter)],
    ['definitions/forms/contact.json', contactForm(starter)],
    ['tests/visits.json', { visits }],
  ];
  return new Map([
    ...json.map(([file, value]) => [file, `${shortJson(value)}\n`] as const),
    ['README.md', words.readme(name, starterCommands(words.commands, installed ? null : config))],
    ...(installed ? starterPackage : []),
  ]);
}

function startPage({ language }: Starter): object {
  const words = starterWords[language];
  const onResult = {
    cases: [{ code: 200, finish: 'formSaved' }],
    otherwise: { finish: 'formRefused' },
  };
  return {
    id: 'start',
    outcomes: ['formSaved', 'formRefused'],
    body: [
      { type: 'brandBar', id: 'brand' },
      { type: 'hero', id: 'top', title: words.title, subtitle: words.subtitle, layout: 'plain' },
      { type: 'form', id: 'contact', form: 'contact', onResult },
    ],
  };
}

/** Whose telephone numbers the form takes; without it those of China. */
const countries = {
  zh: {},
  en: { countries: ['US', 'CA', 'GB', 'IE', 'AU', 'NZ'] },
} as const satisfies Record<ShippedLanguage, object>;

function contactForm({ language, login }: Starter): object {
  const words = starterWords[language];
  const unknown = { 'session.token': false };
  const numbers = countries[language];
  const contact = login
    ? [
        { kind: 'mobile', id: 'phone', ...numbers, showWhen: unknown },
        {
          kind: 'smsCode',
          id: 'code',
          showWhen: unknown,
          mobileField: 'phone',
          consentField: 'agree',
          endpoint: 'sendLoginSms',
        },
      ]
    : [{ kind: 'phone', id: 'phone', ...numbers }];
  const links = [{ label: words.agreeLink, page: 'privacy' }];
  return {
    id: 'contact',
    purpose: words.purpose,
    endpoint: 'formSave',
    ...(login && { logIn }),
    submitLabel: words.submit,
    fields: [
      { kind: 'personName', id: 'name' },
      ...contact,
      { kind: 'text', id: 'question', label: words.question, optional: true },
      { kind: 'consent', id: 'agree', text: words.agree, covers: ['draft'], links },
    ],
    receipt: {
      ...words.receipt,
      withdrawPage: 'privacy',
      reasons: [{ code: 4220, message: 'receipt.reasonContent' }],
    },
  };
}

const refusal = (code: number, at: string, message: string) => ({ code, show: { at, message } });
/** How the default endpoint of a login by SMS may answer. */
const logIn = {
  endpoint: 'loginSmsCode',
  onResult: {
    cases: [
      refusal(4000, 'phone', 'field.mobile.invalid'),
      refusal(4001, 'code', 'login.codeWrong'),
      refusal(4002, 'code', 'login.codeExpired'),
      refusal(4003, 'code', 'login.tooManyTries'),
      refusal(4004, 'code', 'login.codeAbsent'),
    ],
    otherwise: { show: { at: 'form', message: 'login.failed' } },
  },
};

/** A block or a field is one line, so that a page reads like a list. */
const width = 170;
/** JSON in which an object or list that fits into a line stands in one. */
function shortJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/\[ /g, '[')
    .replace(/ \]/g, ']');
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const parts = list
    ? value.map((one) => inner + shortJson(one, inner))
    : Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${shortJson(one, inner)}`);
  return `${list ? '[' : '{'}\n${parts.join(',\n')}\n${indent}${list ? ']' : '}'}`;
}
