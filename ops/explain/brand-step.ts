import { type Brand, type BrandLevel, ownEntry, type Site } from '../../runtime/index.ts';
import type { BrandChange } from '../../schemas/index.ts';
import type { ResolvedVisit } from './outcome.ts';
import type { SourceLocation } from './row-source.ts';
import type { Step, StepContext } from './step.ts';

const levelNames: Record<Brand['from']['name'], { zh: string; en: string }> = {
  brand: { zh: '品牌', en: 'brand' },
  host: { zh: '站点', en: 'host' },
  channel: { zh: '渠道', en: 'channel' },
  app: { zh: '应用', en: 'app' },
};

type BrandSources = Record<Exclude<BrandLevel, 'app'>, SourceLocation>;

/** The fields of each level with its source location, and the variants that a host or channel applies. */
function brandReason(
  brand: Brand,
  sources: BrandSources,
  context: StepContext,
  changes: BrandChanges,
): string {
  const levels = [...new Set(Object.values(brand.from))];
  return levels
    .map((level) => {
      const fields = Object.entries(brand.from).flatMap(([field, from]) => (from === level ? [field] : []));
      const [comma, colon] = context.language === 'zh' ? ['、', '：'] : [', ', ': '];
      const text = `${fields.join(comma)}${colon}${levelNames[level][context.language]}`;
      if (level === 'app') return text;
      const variants = level === 'brand' ? [] : (changes[level]?.apply ?? []);
      const locations = [
        locationText(sources[level]),
        ...variants.map((id) => `${id} ${locationText(context.rows.at('brands.json', `/variants/${id}`))}`),
      ];
      return `${text} ${locations.join(' + ')}`;
    })
    .join(context.language === 'zh' ? '；' : '; ');
}

interface BrandChanges {
  host: BrandChange | undefined;
  channel: BrandChange | undefined;
}
const locationText = ({ file, line, column }: SourceLocation): string => `${file}:${line}:${column}`;

/** The brand with the level of each of its fields. */
export function brandStep(brand: Brand, site: Site, visit: ResolvedVisit, context: StepContext): Step {
  const number = visit.start.situation.channel;
  const { hosts, channels } = context.config;
  const changes = {
    host: ownEntry(hosts.hosts, site.host)?.brand,
    channel: ownEntry(channels.channels, number)?.brand,
  };
  const sources: BrandSources = {
    brand: context.rows.at('brands.json', `/brands/${brand.id}`),
    host: context.rows.at('hosts.json', `/hosts/${site.host}${changes.host ? '/brand' : ''}`),
    channel: context.rows.at('channels.json', changes.channel ? `/channels/${number}/brand` : '/channels'),
  };
  const level = changes.channel?.id ? 'channel' : changes.host?.id ? 'host' : 'brand';
  return {
    stage: 'brand',
    value: `${brand.id} ${brand.name}`,
    reason: brandReason(brand, sources, context, changes),
    source: sources[level],
    rejected: [],
  };
}
