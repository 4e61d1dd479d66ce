import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CityEnd, CityEnds, CityStage } from '../../api/index.ts';
import styles from '../channel/ChannelView.module.css';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { PageLabel } from '../value-display/PageLabel.tsx';
import { CityRowDialog } from './CityRowDialog.tsx';
import own from './CityRule.module.css';
import { channelList } from './channel-list.ts';
import { cityRuleWords } from './city-rule-words.ts';
import { useCityEnds } from './use-city-ends.ts';
import { stages, usualEnds } from './usual-ends.ts';

/** What was added: where the visitors of these channels end is shown as the draft has it now. */
interface Added {
  city: string;
  stage: CityStage;
  channel: string;
}

/** Where the visitors of a rule end, by city, and the way to another end for one of them; or why there is none. */
export const CityEndList = observer(function CityEndList({ rule }: { rule: string }) {
  const say = useWords(cityRuleWords);
  const answer = useCityEnds(rule);
  const [chosen, setChosen] = useState<CityEnd | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const ends = answer?.ends;
  const [first] = ends?.ends ?? [];
  return (
    <section className={styles.card}>
      <h2>{say('ends')}</h2>
      {!answer && <p>{say('loading')}</p>}
      {answer && !answer.isSound && (
        <p className={styles.note} role="status">
          {say('unsound')}
        </p>
      )}
      {ends && <WhyNot ends={ends} />}
      {ends && first && (
        <div className={own.list}>
          <p className="soft">{say('about')}</p>
          <p>
            <button type="button" onClick={() => setChosen(first)}>
              {say('elsewhere')}
            </button>
          </p>
          {added && <AddedEnd added={added} ends={ends.ends} />}
          <EndTable ends={ends.ends} onChoose={setChosen} />
        </div>
      )}
      {chosen && ends && (
        <CityRowDialog
          ends={ends.ends}
          end={chosen}
          onAdded={(made) => {
            setAdded(made);
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
});

/** Why visitors have no end that could be changed, and what to do. */
const WhyNot = observer(function WhyNot({ ends: { channels, blocked, ends } }: { ends: CityEnds }) {
  const say = useWords(cityRuleWords);
  return (
    <>
      {channels.length === 0 && (
        <p className={styles.note} role="status">
          {say('noChannel')} <a href={hrefOf(['channels'])}>{say('toChannels')}</a>
        </p>
      )}
      {channels.length > blocked.length && ends.length === 0 && (
        <p className={styles.note} role="status">
          {say('noCity')}
        </p>
      )}
      {blocked.length > 0 && (
        <p className={styles.note} role="status">
          {say('blocked', { list: channelList(blocked, say) })}{' '}
          {blocked[0] !== undefined && <a href={hrefOf(['channels', blocked[0]])}>{blocked[0]}</a>}
        </p>
      )}
    </>
  );
});

interface TableProps {
  ends: readonly CityEnd[];
  onChoose: (end: CityEnd) => void;
}

const EndTable = observer(function EndTable({ ends, onChoose }: TableProps) {
  const say = useWords(cityRuleWords);
  const usual = usualEnds(ends);
  const hasGroups = new Set(ends.map(({ channels }) => channels.join())).size > 1;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say('city')}</th>
          {hasGroups && <th scope="col">{say('channels')}</th>}
          {stages.map((stage) => (
            <th key={stage} scope="col">
              {say(stage)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {ends.map((end) => (
          <tr key={`${end.city} ${end.channels[0]}`}>
            <th scope="row">{end.city}</th>
            {hasGroups && <td className={own.channels}>{channelList(end.channels, say)}</td>}
            {stages.map((stage) => (
              <td key={stage}>
                <EndOf route={end.stages[stage].route} usual={usual[stage]} />
              </td>
            ))}
            <td>
              <button
                type="button"
                className="quiet"
                aria-label={say('ofCityLabel', {
                  city: end.city,
                  channels: channelList(end.channels, say),
                })}
                onClick={() => onChoose(end)}
              >
                {say('ofCity')}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const EndOf = observer(function EndOf({ route, usual }: { route: string; usual: string | null }) {
  const say = useWords(cityRuleWords);
  if (usual === null || route === usual) return <PageLabel id={route} />;
  return (
    <strong title={say('differs')}>
      <PageLabel id={route} />
    </strong>
  );
});

const AddedEnd = observer(function AddedEnd({
  added: { city, stage, channel },
  ends,
}: {
  added: Added;
  ends: readonly CityEnd[];
}) {
  const { language } = useDraftStore();
  const say = useWords(cityRuleWords);
  const end = ends.find((one) => one.city === city && one.channels.includes(channel))?.stages[stage];
  if (!end) return null;
  const when = say(stage);
  return (
    <p className="notice good" role="status">
      {say('added', { city, stage: language === 'en' ? when.toLowerCase() : when })}
      <PageLabel id={end.route} /> <a href={hrefOf(['decisions', end.table])}>{say('toRow')}</a>
    </p>
  );
});
