import { listedAddress } from '../../runtime/index.ts';
import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { eachString, member, stringsOf } from '../json/json-values.ts';
import { lastName } from '../json/pointer.ts';
import { quote } from '../text/text.ts';

const links = (host: string) =>
  `{ "type": "links", "id": "help", "items": [{ "label": "帮助", "action": { "do": "visit", "address": "https://${host}/" } }] }`;

/** A page links to another site, or shows its film, and nobody has said that it may. */
export const linkHostUnlisted = defineRule({
  code: 'link-host-unlisted',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '页面里的网址，域名不在 site.json 的 linkHosts 里，或带有端口、用户名',
      en: 'an address on a page whose host is not among `linkHosts` of site.json, or that has a port or a user name',
    },
    why: {
      zh: '链接可能把访客带到没有人核对过的网站',
      en: 'a link may take visitors to a site that nobody has looked at',
    },
    example: {
      file: 'definitions/pages/not-found.json',
      at: '{ "type": "status", "id": "state", "state": "empty", "title": "页面不存在" }',
      good: links('help.example'),
      bad: links('hlep.example'),
      also: [
        {
          file: 'definitions/site.json',
          from: '"returnHosts": [',
          to: '"linkHosts": ["help.example"], "returnHosts": [',
        },
      ],
    },
  },
  run: (project) => {
    const hosts = filesOf(project, 'site').flatMap(({ value }) => stringsOf(member(value, 'linkHosts')));
    return filesOf(project, 'pages').flatMap(({ file, value }) => {
      const findings: Violation[] = [];
      eachString(value, (address, pointer) => {
        const url = lastName(pointer) === 'address' ? URL.parse(address) : null;
        // What is no https address is a finding of its own.
        if (url?.protocol !== 'https:' || listedAddress(address, hosts) !== null) return;
        const flaw = hosts.includes(url.hostname) ? notPlain(address) : unlisted(url.hostname, hosts);
        findings.push({ ...flaw, file, pointer });
      });
      return findings;
    });
  },
});

type Flaw = Pick<Violation, 'message' | 'help'>;

const notPlain = (address: string): Flaw => ({
  message: {
    zh: `网址 ${quote(address)} 带有端口或用户名`,
    en: `${quote(address)} has a port or a user name`,
  },
  help: { zh: '去掉端口和用户名', en: 'leave the port and the user name out' },
});

function unlisted(host: string, hosts: readonly string[]): Flaw {
  const near = nearestName(host, hosts);
  return {
    message: {
      zh: `域名 ${quote(host)} 不在 linkHosts 里`,
      en: `host ${quote(host)} is not among linkHosts`,
    },
    help: near
      ? didYouMean(near)
      : {
          zh: '核对网站后把域名加到 definitions/site.json 的 linkHosts',
          en: 'look at the site, then add its host to linkHosts of definitions/site.json',
        },
  };
}
