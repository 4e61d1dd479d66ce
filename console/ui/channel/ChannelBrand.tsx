import { observer } from 'mobx-react-lite';
import { fieldLabel } from '../../../ops/wording/known-schemas.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { valueWord } from '../../../ops/wording/value-words.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { NamedId } from '../value-display/NamedId.tsx';
import { Picture } from '../value-display/Picture.tsx';
import { brandDifferences, defaultHost } from './brand-differences.ts';
import styles from './ChannelView.module.css';
import type { ChannelCard } from './channel-card.ts';
import { channelWords } from './channel-words.ts';

/** The brand on the default host; the table of hosts lists the others. */
export const ChannelBrand = observer(function ChannelBrand({ card: { hosts, ads } }: { card: ChannelCard }) {
  const say = useWords(channelWords);
  const draftStore = useDraftStore();
  const { language } = draftStore;
  const networks = labelsOf(draftStore, { names: 'network', path: [] });
  const text = useText();
  const brandLabel = (key: string) => text(fieldLabel('brands.json', ['brands', '*', key]));
  const adsLabel = (key: string) => text(fieldLabel('channels.json', ['channels', '*', 'ads', key]));
  const host = defaultHost(hosts);
  const brand = host?.brand;
  const others = hosts.filter((one) => brandDifferences(one.brand, brand).length > 0).length;
  return (
    <section className={styles.card}>
      <h2>{say('sees')}</h2>
      {host && <p className="soft">{say('onHost', { host: valueWord('host', host.host, language, {}) })}</p>}
      {others > 0 && <p className="soft">{say('otherBrands', { count: others })}</p>}
      {brand && (
        <div className={styles.brand}>
          <Picture asset={brand.logo} />
          <dl className={styles.list}>
            <dt>{say('brandOf')}</dt>
            <dd>
              <a href={hrefOf(['brands', brand.id])}>{brand.name}</a>
            </dd>
            <dt>{brandLabel('companyName')}</dt>
            <dd>{brand.companyName}</dd>
            <dt>{brandLabel('icp')}</dt>
            <dd>{brand.icp}</dd>
            <dt>{brandLabel('sourcesFunding')}</dt>
            <dd>{brand.sourcesFunding}</dd>
          </dl>
        </div>
      )}
      <h3>{say('ads')}</h3>
      <dl className={styles.list}>
        <dt>{adsLabel('network')}</dt>
        <dd>
          {ads.network === null ? say('none') : <NamedId id={ads.network} name={networks.get(ads.network)} />}
        </dd>
        <dt>{adsLabel('conversionId')}</dt>
        <dd>{ads.conversionId ?? say('none')}</dd>
        <dt>{say('scripts')}</dt>
        <dd>
          {ads.scripts.length === 0
            ? say('none')
            : ads.scripts.map((script) => <code key={script}>{script}</code>)}
        </dd>
        <dt>{adsLabel('searchAdvertiser')}</dt>
        <dd>{say(ads.searchAdvertiser ? 'yes' : 'no')}</dd>
      </dl>
    </section>
  );
});
