import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { defaultHost } from './brand-differences.ts';
import styles from './ChannelView.module.css';
import type { ChannelCard } from './channel-card.ts';
import { channelWords } from './channel-words.ts';
import { HostBrand } from './HostBrand.tsx';

export const ChannelHosts = observer(function ChannelHosts({
  card: { hosts },
  id,
}: {
  card: ChannelCard;
  id: string;
}) {
  const say = useWords(channelWords);
  const defaultBrand = defaultHost(hosts)?.brand;
  return (
    <section className={styles.card}>
      <h2>{say('hosts')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('host')}</th>
            <th scope="col">{say('landing')}</th>
            <th scope="col">{say('titleOf')}</th>
            <th scope="col">{say('brandOf')}</th>
          </tr>
        </thead>
        <tbody>
          {hosts.map(({ host, landing, title, brand }) => (
            <tr key={host}>
              <th scope="row">
                <a href={hrefOf(['hosts', host])}>{host}</a>
              </th>
              <td>
                <a href={hrefOf(['see'], { channel: id, host })}>{landing.path}</a>
              </td>
              <td>{title}</td>
              <td>
                <HostBrand brand={brand} defaultBrand={defaultBrand} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
