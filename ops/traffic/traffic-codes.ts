import { defineCode } from '../diagnostics/code-definition.ts';
import { trafficFile } from './traffic.ts';

const header = 'channel,host,city,visitors\n';

export const trafficInvalid = defineCode({
  code: 'traffic-invalid',
  severity: 'error',
  doc: {
    what: {
      zh: 'traffic.csv 读不了：编码、首行、列数、引号或访客数不对',
      en: 'traffic.csv cannot be read: its encoding, header, number of columns, a quote or a number of visitors is wrong',
    },
    why: {
      zh: 'plan 和 coverage 无法按人数统计，会拒绝运行',
      en: 'plan and coverage cannot count people by it, and refuse to run',
    },
    example: {
      file: trafficFile,
      isWholeFile: true,
      good: `${header}5265,default,,310\n`,
      bad: `${header}5265,default,,-310\n`,
    },
  },
});

export const trafficDuplicate = defineCode({
  code: 'traffic-duplicate',
  severity: 'warning',
  doc: {
    what: {
      zh: 'traffic.csv 里同一渠道、站点和城市写了两行',
      en: 'two rows of traffic.csv have the same channel, host and city',
    },
    why: {
      zh: '两行的访客会相加；如果是同一批人，人数就算了两遍',
      en: 'their visitors are added up; if they are the same people, these are counted twice',
    },
    example: {
      file: trafficFile,
      isWholeFile: true,
      good: `${header}5265,default,,310\n`,
      bad: `${header}5265,default,,310\n5265,default,,310\n`,
    },
  },
});

export const trafficUnlisted = defineCode({
  code: 'traffic-unlisted',
  severity: 'info',
  doc: {
    what: {
      zh: 'traffic.csv 里的渠道或站点没有收录，或城市只是写法与收录的不同',
      en: 'a channel or host of traffic.csv is not listed, or a city is another spelling of a listed one',
    },
    why: {
      zh: '这些访客按未收录的渠道、其他站点或其他城市计；如果是写错，人数就算到了别处',
      en: 'these visitors count as those of a channel, host or city that is not listed; a misspelled name puts them in the wrong place',
    },
    example: {
      file: trafficFile,
      isWholeFile: true,
      good: `${header}5265,default,,310\n`,
      bad: `${header}5266,default,,310\n`,
    },
  },
});
