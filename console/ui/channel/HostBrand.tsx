import { observer } from 'mobx-react-lite';
import { fieldLabel } from '../../../ops/wording/known-schemas.ts';
import { useText, useWords } from '../language/use-words.ts';
import { brandDifferences } from './brand-differences.ts';
import type { ChannelCard } from './channel-card.ts';
import { channelWords } from './channel-words.ts';

type SeenBrand = ChannelCard['hosts'][number]['brand'];

/** The brand on a host; where its name is the same as elsewhere but its contents differ, the differences. */
export const HostBrand = observer(function HostBrand({
  brand,
  defaultBrand,
}: {
  brand: SeenBrand;
  /** The brand on the default host. */
  defaultBrand: SeenBrand | undefined;
}) {
  const say = useWords(channelWords);
  const text = useText();
  const differing = brandDifferences(brand, defaultBrand);
  if (differing.length === 0) return brand.name;
  if (differing.includes('name')) return <strong>{brand.name}</strong>;
  const label = (field: string) => text(fieldLabel('brands.json', ['brands', '*', field]));
  const rest = differing
    .filter((field) => field !== 'companyName')
    .map((field) => (field === 'id' ? brand.id : label(field)));
  const hasCompany = differing.includes('companyName');
  return (
    <>
      {brand.name}
      {hasCompany && (
        <>
          <br />
          <strong>{say('isHere', { field: label('companyName'), value: brand.companyName })}</strong>
        </>
      )}
      {rest.length > 0 && (
        <>
          <br />
          {hasCompany ? (
            <span className="soft">{say('alsoOthers', { fields: rest.join(say('comma')) })}</span>
          ) : (
            <strong>{say('others', { fields: rest.join(say('comma')) })}</strong>
          )}
        </>
      )}
    </>
  );
});
