import { observer } from 'mobx-react-lite';
import { useWords } from '../words.ts';
import styles from './ChannelView.module.css';
import type { Card } from './card.ts';
import { channelWords } from './channel-words.ts';

/** Where each answer of the server leads. */
export const CardFlags = observer(function CardFlags({ card: { destinations } }: { card: Card }) {
  const say = useWords(channelWords);
  const { success, failure, afterLogin } = destinations;
  return (
    <section className={styles.card}>
      <h2>{say('byFlag')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('flag')}</th>
            <th scope="col">
              {say('success')} <code>succ_todo</code>
            </th>
            <th scope="col">
              {say('failure')} <code>fail_todo</code>
            </th>
            <th scope="col">
              {say('afterLogin')} <code>input_form</code>
            </th>
          </tr>
        </thead>
        <tbody>
          {success
            .map((route, at) => ({ route, flag: String(at), at }))
            .map(({ route, flag, at }) => (
              <tr key={flag}>
                <th scope="row">{flag}</th>
                <td>{route}</td>
                <td>{failure[at]}</td>
                <td>{afterLogin[at] ?? ''}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
});
