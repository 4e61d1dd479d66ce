import { isAside } from '../config/for-colleagues.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { eachString } from '../json/json-values.ts';
import { quote, type Text } from '../text/text.ts';

/** Addresses that no visitor can reach from outside, or that name the phone itself (RFC 1918, 6890). */
const privateHost = /^(localhost|.*\.local|127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[)/i;

/** The problem of an address, or undefined; a text that is no address is not checked. */
function flawOf(text: string): Text | undefined {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return undefined;
  const url = URL.parse(text);
  if (!url) return { zh: '不是完整的网址', en: 'is no whole address' };
  if (url.protocol !== 'https:') return { zh: '不是 https', en: 'is not https' };
  // A password is a finding of its own: secret-like.
  if (url.username !== '' && url.password === '') return { zh: '带有用户名', en: 'has a user name in it' };
  if (privateHost.test(url.hostname)) return { zh: '是内网地址', en: 'is a private address' };
  return undefined;
}

/** Every address in the config is https, public, and without a user name. */
export const urlUnsafe = defineRule({
  code: 'url-unsafe',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '网址不是 https、是内网地址，或带有用户名',
      en: 'an address that is not https, is private, or has a user name in it',
    },
    why: {
      zh: '访客打不开，或内容可能被人改掉',
      en: 'visitors cannot open it, or somebody on the way can change it',
    },
    example: {
      file: 'definitions/trackers.json',
      good: '"https://ads.example/a.js"',
      bad: '"https://10.0.0.5/a.js"',
    },
  },
  run: ({ files }) => {
    const findings: Violation[] = [];
    for (const parsed of files) {
      const { file, value } = parsed;
      eachString(value, (text, pointer) => {
        const flaw = flawOf(text);
        if (!flaw || isAside(parsed, pointer)) return;
        findings.push({
          message: { zh: `网址 ${quote(text)} ${flaw.zh}`, en: `the address ${quote(text)} ${flaw.en}` },
          help: { zh: '改成公开的 https:// 地址', en: 'use a public https:// address' },
          file,
          pointer,
        });
      });
    }
    return findings;
  },
});
