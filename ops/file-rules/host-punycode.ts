import { domainToASCII, domainToUnicode } from 'node:url';
import { isAside } from '../config/for-colleagues.ts';
import { defineRule } from '../config/rule.ts';
import type { Locator, Violation } from '../diagnostics/finding.ts';
import { eachString, keysOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { quote, type Text } from '../text/text.ts';

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Han',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Thai',
  'Hangul',
] as const;

/** The scripts of a name: two in one label is how look-alikes are made (Unicode TR 39). */
const scriptsOf = (name: string) =>
  scripts.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(name));

/** The name of a host in a text that is an address or nothing but a name. */
function hostIn(text: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@\s]*@)?([^/:?#\s]+)/i.exec(text)?.[1];
  if (address !== undefined) return address;
  return /^(?:\*\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(text) ? text : undefined;
}

const isEncoded = (host: string) => /(^|\.)xn--/i.test(host);
const isForeign = (host: string) => [...host].some((char) => char > '\u007F');

function violationOf(host: string, locator: Locator): Violation {
  const shown = isEncoded(host) ? domainToUnicode(host) || '?' : host;
  const written = isEncoded(host) ? host : domainToASCII(host);
  const mixed = shown
    .split('.')
    .map(scriptsOf)
    .find((all) => all.length > 1);
  const label: Text = mixed
    ? { zh: `混用字母: ${mixed.join(', ')}`, en: `letters of several scripts: ${mixed.join(', ')}` }
    : { zh: `读作 ${shown}`, en: `reads ${shown}` };
  return {
    message: {
      zh: `域名 ${quote(written)} 显示为 ${quote(shown)}, 可能被看成别的域名`,
      en: `host ${quote(written)} is shown as ${quote(shown)}, and may be taken for another`,
    },
    label,
    help: {
      zh: '逐个字母核对; 能用纯英文域名就不用它',
      en: 'compare it letter by letter; use a plain ASCII name if there is one',
    },
    ...locator,
  };
}

/** A host whose name is not plain ASCII, and may therefore look like another host. */
export const hostPunycode = defineRule({
  code: 'host-punycode',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '域名不是纯英文字母（xn--），或混用几种字母',
      en: 'the name of a host is not plain ASCII (xn--), or mixes scripts',
    },
    why: {
      zh: '看起来可能与别的域名一样：仿冒的网站就是这样做的',
      en: 'it may look like another one: that is how sites are imitated',
    },
    example: {
      file: 'definitions/site.json',
      good: '"m.partner.example"',
      bad: '"xn--mrtner-fwe2d.example"',
    },
  },
  run: ({ files }) =>
    files.flatMap((parsed) => {
      const { file, kind, value } = parsed;
      const findings: Violation[] = [];
      const hosts = kind === 'hosts' ? keysOf(member(value, 'hosts')) : [];
      for (const host of hosts.filter(isEncoded)) {
        findings.push(violationOf(host, { file, pointer: toPointer(['hosts', host]), key: true }));
      }
      eachString(value, (text, pointer) => {
        const host = isAside(parsed, pointer) ? undefined : hostIn(text);
        if (host === undefined || !(isEncoded(host) || (isForeign(host) && text.includes('://')))) return;
        findings.push(violationOf(host, { file, pointer, within: host }));
      });
      return findings;
    }),
});
