import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { entriesOf, itemsOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { quote, type Text } from '../text/text.ts';

interface Owner {
  city: string;
  pointer: string;
  key?: true;
}

const isName: Text = { zh: '另一个城市的名字', en: 'the name of the city' };
const isAlias: Text = { zh: '别名', en: 'an alias of the city' };

/** An alias that is also an alias, or the name, of another city: phones can map it to one of them only (R-FLAG 3). */
export const cityAliasShared = defineRule({
  code: 'city-alias-shared',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '一个别名写在两个城市下，或与另一个城市同名',
      en: 'an alias stands in two cities, or is the name of another one',
    },
    why: {
      zh: '接口返回这个名字时，访客会被算到另一个城市，按别的规则走',
      en: 'a visitor whose city the API gives by this name is taken for one of the other city, and gets its rules',
    },
    example: { file: 'definitions/cities.json', good: '["杭州市"]', bad: '["杭州市", "深圳市"]' },
  },
  run: (project) =>
    filesOf(project, 'cities').flatMap(({ file, value }) => {
      const cities = entriesOf(member(value, 'cities'));
      const owners = new Map<string, Owner>(
        cities.map(([city]) => [city, { city, pointer: toPointer(['cities', city]), key: true }]),
      );
      return cities.flatMap(([city, entry]) =>
        itemsOf(member(entry, 'aliases')).flatMap((alias, index): Violation[] => {
          if (typeof alias !== 'string') return [];
          const pointer = toPointer(['cities', city, 'aliases', index]);
          const owner = owners.get(alias);
          if (owner === undefined) owners.set(alias, { city, pointer });
          return owner === undefined || owner.city === city
            ? []
            : [shared(file, alias, pointer, city, owner)];
        }),
      );
    }),
});

function shared(file: string, alias: string, pointer: string, city: string, owner: Owner): Violation {
  const noun = owner.key ? isName : isAlias;
  return {
    message: {
      zh: `${quote(city)} 的别名 ${quote(alias)} 也是${owner.key ? noun.zh : ` ${quote(owner.city)} 的${noun.zh}`}`,
      en: `${quote(alias)}, an alias of ${quote(city)}, is also ${noun.en} ${quote(owner.city)}`,
    },
    help: {
      zh: '只留在它所指的那个城市下',
      en: 'keep it in the one city that it means',
    },
    file,
    pointer,
    related: [
      {
        message: { zh: '另一个城市在这里', en: 'the other city' },
        file,
        pointer: owner.pointer,
        ...(owner.key && { key: true }),
      },
    ],
  };
}
