import { valueIn } from '../../../ops/json/value-in.ts';
import { type Say, sayIn, type Words } from '../../../ops/text/say.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { changedBrandName, textAt } from '../field-values/changed-brand-name.ts';
import type { DerivedColumn } from './table-kind.ts';

/** A brand that visitors see, and on how many hosts. */
export interface VisitorBrand {
  id: string;
  name: string;
  hosts: number;
}

/** What the hosts decide of a brand, each combination once; that of the default host first. */
interface HostBrand {
  id: string | undefined;
  name: string | undefined;
  hosts: number;
}

function hostBrands(hosts: unknown, brands: unknown): HostBrand[] {
  const entries = Object.entries((valueIn(hosts, ['hosts']) ?? {}) as Record<string, unknown>);
  const found = new Map<string, HostBrand>();
  const defaultFirst = [...entries].sort(([one], [other]) => +(other === 'default') - +(one === 'default'));
  for (const [, entry] of defaultFirst) {
    const [id, name] = [textAt(entry, ['brand', 'id']), changedBrandName(entry, brands)];
    const key = JSON.stringify([id, name]);
    found.set(key, { id, name, hosts: (found.get(key)?.hosts ?? 0) + 1 });
  }
  return [...found.values()];
}

/**
 * The brands that the visitors of channels see: the channel decides before the host, and the host before brands.json.
 * @param hosts - value of hosts.json
 * @param brands - value of brands.json
 */
export function visitorBrands(hosts: unknown, brands: unknown): (channel: unknown) => VisitorBrand[] {
  const byHost = hostBrands(hosts, brands);
  const otherwise = textAt(brands, ['default']);
  return (channel) => {
    const [own, ownName] = [textAt(channel, ['brand', 'id']), changedBrandName(channel, brands)];
    const found = new Map<string, VisitorBrand>();
    for (const host of byHost) {
      const id = own ?? host.id ?? otherwise ?? '';
      const name = ownName ?? host.name ?? textAt(brands, ['brands', id, 'name']) ?? '';
      const key = JSON.stringify([id, name]);
      found.set(key, { id, name, hosts: (found.get(key)?.hosts ?? 0) + host.hosts });
    }
    return [...found.values()];
  };
}

const words = {
  onHosts: { zh: '{brand}（{count} 个站点）', en: '{brand} ({count, plural, one {# host} other {# hosts}})' },
  between: { zh: '、', en: ', ' },
} as const satisfies Words;

const brandText = ({ name, id }: VisitorBrand): string => [name, id].filter(Boolean).join(' ');

function brandsText(all: readonly VisitorBrand[], say: Say<typeof words>): string {
  const [only, ...others] = all;
  if (!only) return '';
  if (others.length === 0) return brandText(only);
  return all.map((one) => say('onHosts', { brand: brandText(one), count: one.hosts })).join(say('between'));
}

/** The brands that the visitors of each channel see, on whichever host. */
export function visitorBrandColumn(draftStore: Pick<DraftStore, 'file' | 'language'>): DerivedColumn[] {
  const [hosts, brands] = [draftStore.file('hosts.json')?.value, draftStore.file('brands.json')?.value];
  if (hosts === undefined || brands === undefined) return [];
  const brandsOf = visitorBrands(hosts, brands);
  const say = sayIn(words, draftStore.language);
  return [
    {
      key: '#brand',
      head: { zh: '访客看到的品牌', en: 'Brand that visitors see' },
      about: {
        zh: '由渠道、站点和 brands.json 一起决定，在这里改不了；要换品牌，改“品牌”这一列',
        en: 'Follows from the channel, its hosts and brands.json and is not edited here; the column of the brand changes it',
      },
      width: 220,
      textOf: ({ entry }) => brandsText(brandsOf(entry), say),
    },
  ];
}
