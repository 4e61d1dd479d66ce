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

const known = ['network', 'conversionId', 'searchAdvertiser'];

/** A channel whose conversions are not reported, because the network or the conversion id is missing. */
export const trackerMissing = defineRule({
  code: 'tracker-missing',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '有转化编号没有广告平台，或有平台没有编号',
      en: 'a channel has a conversion id and no network, or the other way round',
    },
    why: { zh: '转化不会上报', en: 'no conversion is reported' },
    example: { file: 'channels.json', good: ads, bad: '"ads": { "network": "baidu" }' },
  },
  run: (project) =>
    filesOf(project, 'channels').flatMap(({ file, value }) =>
      entriesOf(member(value, 'channels')).flatMap(([channel, entry]): Violation[] => {
        const ads = member(entry, 'ads');
        // A misspelled key is not also a missing one.
        if (!isObject(ads) || !keysOf(ads).every((key) => known.includes(key))) return [];
        const [network, id] = [member(ads, 'network'), member(ads, 'conversionId')];
        if ((network === undefined) === (id === undefined)) return [];
        return [
          {
            ...(network === undefined ? noNetwork : noId),
            file,
            pointer: toPointer(['channels', channel, 'ads']),
            key: true,
          },
        ];
      }),
    ),
});
