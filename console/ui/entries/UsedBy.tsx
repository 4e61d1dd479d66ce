import { observer } from 'mobx-react-lite';
import { formWords } from '../entry-form/form-words.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';

interface Props {
  /** The kind of use. */
  head?: 'namedBy' | 'appliedBy';
  /** The field that names the used entry, and the entry's id. */
  field: string;
  value: string;
  channels: number;
  hosts: number;
}

/** The number of channels and hosts that use an entry, linked to their filtered lists. */
export const UsedBy = observer(function UsedBy({ head = 'namedBy', field, value, channels, hosts }: Props) {
  const say = useWords(formWords);
  const counted = (view: 'channels' | 'hosts', count: number) => {
    const text = say(view === 'channels' ? 'channelCount' : 'hostCount', { count });
    return count === 0 ? text : <a href={hrefOf([view], { field, value })}>{text}</a>;
  };
  return (
    <>
      {say(head)}
      {counted('channels', channels)}
      {say('and')}
      {counted('hosts', hosts)}
    </>
  );
});
