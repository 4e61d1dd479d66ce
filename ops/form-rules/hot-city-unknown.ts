import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import { placedFields } from '../field-values/form-scopes.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { cityCodesBeside, isCityCode } from './city-codes.ts';

const area = (code: string) =>
  `"fields": [ { "kind": "area", "id": "area", "levels": 2, "hotCities": ["${code}"] },`;

/** A hot city with the code of no city: no list of regions has it, so that no visitor ever sees it. */
export const hotCityUnknown = defineRule({
  code: 'hot-city-unknown',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '热门城市的区划代码不是任何城市的',
      en: 'a hot city has a code that is no city’s',
    },
    why: {
      zh: '地区列表里没有它，访客看不到这个城市',
      en: 'the list of regions lacks it, so visitors never see that city',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: area('310100'),
      bad: area('310900'),
    },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) =>
      placedFields(value).flatMap(({ field, pointer }) =>
        itemsOf(member(field, 'hotCities')).flatMap((code, at) => {
          // Anything but six digits is reported by the schema.
          if (typeof code !== 'string' || !/^\d{6}$/.test(code) || isCityCode(code)) return [];
          const beside = cityCodesBeside(code);
          return [
            {
              message: {
                zh: `${code} 不是城市的区划代码`,
                en: `${code} is the code of no city`,
              },
              help:
                beside.length === 0
                  ? {
                      zh: `没有以 ${code.slice(0, 2)} 开头的省份, 请核对 GB/T 2260`,
                      en: `no province begins with ${code.slice(0, 2)}: look the city up in GB/T 2260`,
                    }
                  : {
                      zh: `这个省份的城市: ${beside.join(', ')}`,
                      en: `the cities of that province: ${beside.join(', ')}`,
                    },
              file,
              pointer: `${pointer}/hotCities/${at}`,
            },
          ];
        }),
      ),
    ),
});
