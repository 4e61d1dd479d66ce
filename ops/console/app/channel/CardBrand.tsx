import { observer } from 'mobx-react-lite';
import { Picture } from '../forms/PictureControl.tsx';
import { hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import styles from './ChannelView.module.css';
import type { Card } from './card.ts';
import { channelWords } from './channel-words.ts';

/** The brand on the default host; others stand in the table of hosts. */
export const CardBrand = observer(function CardBrand({ card: { hosts, ads } }: { card: Card }) {
  const say = useWords(channelWords);
  const brand = (hosts.find(({ host }) => host === 'default') ?? hosts[0])?.brand;
  return (
    <section className={styles.card}>
      <h2>{say('sees')}</h2>
      {brand && (
        <div className={styles.brand}>
          <Picture asset={brand.logo} />
          <dl className={styles.list}>
            <dt>{say('brandOf')}</dt>
            <dd>
              <a href={hrefOf(['brands', brand.id])}>{brand.name}</a>
            </dd>
            <dt>{say('company')}</dt>
            <dd>{brand.companyName}</dd>
            <dt>{say('icp')}</dt>
            <dd>{brand.icp}</dd>
            <dt>{say('funding')}</dt>
            <dd>{brand.sourcesFunding}</dd>
          </dl>
        </div>
      )}
      <h3>{say('ads')}</h3>
      <dl className={styles.list}>
        <dt>{say('network')}</dt>
        <dd>{ads.network ?? say('none')}</dd>
        <dt>{say('conversionId')}</dt>
        <dd>{ads.conversionId ?? say('none')}</dd>
        <dt>{say('scripts')}</dt>
        <dd>
          {ads.scripts.length === 0
            ? say('none')
            : ads.scripts.map((script) => <code key={script}>{script}</code>)}
        </dd>
        <dt>{say('searchAdvertiser')}</dt>
        <dd>{say(ads.searchAdvertiser ? 'yes' : 'no')}</dd>
      </dl>
    </section>
  );
});
