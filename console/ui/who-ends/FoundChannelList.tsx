import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { member } from '../../../ops/json/json-values.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import type { FoundChannel } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { EmptyFilter } from '../layout/EmptyFilter.tsx';
import { hrefOf } from '../route/route.ts';
import { knownHosts } from '../visitor/known-ids.ts';
import { queryOf } from '../visitor/visitor.ts';
import { DecidedRow } from './DecidedRow.tsx';
import { describeExample } from './describe-way.ts';
import styles from './WhoEnds.module.css';
import { whoEndsWords } from './who-ends-words.ts';

/** How many rows are shown at first, and with each press more. */
const atATime = 100;

/** The channels, each with its hosts, the rows that decide, and a visitor to look at. */
export const FoundChannelList = observer(function FoundChannelList({
  channels,
}: {
  channels: readonly FoundChannel[];
}) {
  const draftStore = useDraftStore();
  const say = useWords(whoEndsWords);
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(atATime);
  const brands = labelsOf(draftStore, { names: 'brand', path: [] });
  const entries = member(draftStore.file('channels.json')?.value, 'channels');
  const hasTraffic = channels.some(({ visitorsPerDay }) => visitorsPerDay !== null);
  const named = channels.map((one) => {
    const title = member(entries, one.channel, 'title');
    return {
      ...one,
      title: typeof title === 'string' ? title : '',
      brandNames: one.brands.map((id) => brands.get(id) || id),
    };
  });
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = named.filter(({ channel, title, brandNames, hosts }) => {
    const all = [channel, title, ...brandNames, ...hosts].join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const sorted = hasTraffic
    ? [...fitting].sort((a, b) => (b.visitorsPerDay ?? 0) - (a.visitorsPerDay ?? 0))
    : fitting;
  return (
    <>
      {named.length > 10 && (
        <input
          type="search"
          className={styles.filter}
          aria-label={say('filter')}
          placeholder={say('filter')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {sorted.length > 0 && (
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say('channel')}</th>
                <th scope="col">{say('brand')}</th>
                <th scope="col">{say('hosts')}</th>
                {hasTraffic && <th scope="col">{say('visitors')}</th>}
                <th scope="col">{say('decides')}</th>
                <th scope="col">{say('example')}</th>
              </tr>
            </thead>
            <tbody>
              {sorted.slice(0, limit).map((one) => (
                <tr key={one.channel}>
                  <th scope="row">
                    <ChannelName channel={one.channel} title={one.title} />
                  </th>
                  <td>{one.brandNames.join(say('list'))}</td>
                  <td>
                    <HostNames hosts={one.hosts} />
                  </td>
                  {hasTraffic && (
                    <td className={styles.number}>{one.visitorsPerDay?.toLocaleString('en')}</td>
                  )}
                  <td>
                    {one.rows.map((row) => (
                      <DecidedRow key={`${row.table}/${row.row}`} row={row} />
                    ))}
                  </td>
                  <td>
                    <a
                      className="button"
                      href={hrefOf(['see'], queryOf(one.witness, draftStore.names))}
                      aria-label={say('showOf', { channel: one.channel })}
                    >
                      {say('showMe')}
                    </a>
                    <small className={styles.about}>{describeExample(one.witness, draftStore)}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {sorted.length > limit && (
        <button type="button" className={styles.more} onClick={() => setLimit(limit + atATime)}>
          {say('moreRows', { count: sorted.length - limit })}
        </button>
      )}
      <EmptyFilter isShown={named.length > 0 && sorted.length === 0} onClear={() => setText('')} />
    </>
  );
});

const ChannelName = observer(function ChannelName({ channel, title }: { channel: string; title: string }) {
  const say = useWords(whoEndsWords);
  if (channel === '*') return say('unlisted');
  if (channel === '-') return say('without');
  return (
    <>
      <a href={hrefOf(['channels', channel])}>{channel}</a>
      {title && <small className={styles.about}>{title}</small>}
    </>
  );
});

const HostNames = observer(function HostNames({ hosts }: { hosts: readonly string[] }) {
  const draftStore = useDraftStore();
  const say = useWords(whoEndsWords);
  const all = new Set(['default', ...knownHosts(draftStore)]).size;
  const names = hosts.map((host) => (host === 'default' ? say('otherHosts') : host)).join(say('list'));
  if (hosts.length <= 2) return names;
  return (
    <details>
      <summary>{say(hosts.length === all ? 'everyHost' : 'hostCount', { count: hosts.length })}</summary>
      {names}
    </details>
  );
});
