import { observer } from 'mobx-react-lite';
import { fieldLabel } from '../../../ops/wording/known-schemas.ts';
import type { FlagName } from '../../../schemas/config/flags.ts';
import { useText, useWords } from '../language/use-words.ts';
import { RouteName } from '../value-display/NamedId.tsx';
import styles from './ChannelView.module.css';
import type { ChannelCard } from './channel-card.ts';
import { channelWords } from './channel-words.ts';

/** The destination of each answer of the server. */
export const ChannelFlags = observer(function ChannelFlags({
  card: { destinations },
}: {
  card: ChannelCard;
}) {
  const say = useWords(channelWords);
  const text = useText();
  const labelOf = (flag: FlagName) =>
    text(fieldLabel('definitions/cities.json', ['rules', '*', 'set', flag]));
  const { success, failure, afterLogin } = destinations;
  return (
    <section className={styles.card}>
      <h2>{say('byFlag')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('flag')}</th>
            <th scope="col">
              {labelOf('succ_todo')} <code>succ_todo</code>
            </th>
            <th scope="col">
              {labelOf('fail_todo')} <code>fail_todo</code>
            </th>
            <th scope="col">
              {labelOf('input_form')} <code>input_form</code>
              <br />
              <span className="soft">{say('afterLogin')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {success
            .map((route, at) => ({ route, flag: String(at), at }))
            .map(({ route, flag, at }) => (
              <tr key={flag}>
                <th scope="row">{flag}</th>
                <td>
                  <RouteName id={route} />
                </td>
                <td>
                  <RouteName id={failure[at] ?? ''} />
                </td>
                <td>{afterLogin[at] && <RouteName id={afterLogin[at]} />}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
});
