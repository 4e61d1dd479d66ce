import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { layoutWords } from './layout-words.ts';

/** In place of an entry that the draft does not have, as after an undo or behind an old link: leads to the list. */
export const NoSuchEntry = observer(function NoSuchEntry({ id, list }: { id: string; list: string }) {
  const say = useWords(layoutWords);
  return (
    <>
      <h1>{say('noSuch', { id })}</h1>
      <p>{say('noSuchAbout')}</p>
      <p>
        <a href={list}>{say('toList')}</a>
      </p>
    </>
  );
});
