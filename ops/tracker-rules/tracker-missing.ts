import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { entriesOf, isObject, keysOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import type { Text } from '../text/text.ts';

const ads = '"ads": { "network": "baidu", "conversionId": "abc-1" }';

const noNetwork: { message: Text; help: Text } = {
  message: {
    zh: '有转化编号, 但没有广告平台: 不会上报',
    en: 'a conversion id without a network: nothing is reported',
  },
  help: { zh: '写上 network', en: 'name its network' },
};
const noId: { message: Text; help: Text } = {
  message: {
    zh: '有广告平台, 但没有转化编号: 平台认不出',
    en: 'a network without a conversion id: it cannot tell',
  },
  help: { zh: '写上 conversionId', en: 'write its conversionId' },
};

const noSearchAdvertiser: { message: Text; help: Text } = {
  message: {
    zh: '渠道加载搜索广告主, 但 trackers.json 没有 searchAdvertiser: 什么都不加载',
    en: 'the channel loads the search advertiser, and trackers.json has none: nothing is loaded',
  },
  help: { zh: '删掉, 或写上 searchAdvertiser', en: 'remove it, or define searchAdvertiser' },
};

/** Whether a network tells channels apart by their conversion ids; one that is not there has a finding of its own. */
const takesId = (network: unknown): boolean =>
  network === undefined || /"(conversionId|byConversionId)"|__CONVERSION_ID__/.test(JSON.stringify(network));

const known = ['network', 'conversionId', 'searchAdvertiser'];

/** A channel whose conversions are not reported, because the network, the conversion id or the advertiser is missing. */
export const trackerMissing = defineRule({
  code: 'tracker-missing',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '有转化编号没有广告平台，有平台没有它要的编号，或没有渠道要的搜索广告主',
      en: 'a channel has a conversion id and no network, no id that its network takes, or a search advertiser that is not there',
    },
    why: { zh: '转化不会上报', en: 'no conversion is reported' },
    example: { file: 'channels.json', good: ads, bad: '"ads": { "network": "baidu" }' },
  },
  run: (project) => {
    const trackers = filesOf(project, 'trackers')[0]?.value;
    return filesOf(project, 'channels').flatMap(({ file, value }) =>
      entriesOf(member(value, 'channels')).flatMap(([channel, entry]): Violation[] => {
        const ads = member(entry, 'ads');
        // A misspelled key is not also a missing one.
        if (!isObject(ads) || !keysOf(ads).every((key) => known.includes(key))) return [];
        const at = (...keys: string[]) => ({
          file,
          pointer: toPointer(['channels', channel, 'ads', ...keys]),
          key: true,
        });
        const hasSearch = trackers === undefined || member(trackers, 'searchAdvertiser') !== undefined;
        return [
          ...missingIn(ads, trackers).map((words) => ({ ...words, ...at() })),
          ...(member(ads, 'searchAdvertiser') === true && !hasSearch
            ? [{ ...noSearchAdvertiser, ...at('searchAdvertiser') }]
            : []),
        ];
      }),
    );
  },
});

function missingIn(ads: unknown, trackers: unknown): { message: Text; help: Text }[] {
  const [network, id] = [member(ads, 'network'), member(ads, 'conversionId')];
  if (network === undefined) return id === undefined ? [] : [noNetwork];
  if (id !== undefined) return [];
  return takesId(member(trackers, 'networks', String(network))) ? [noId] : [];
}
