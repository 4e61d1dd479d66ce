import { observer } from 'mobx-react-lite';
import { useDesk } from '../desk.ts';
import { useWords } from '../words.ts';
import { editHead } from './edit-head.ts';
import type { EditTold } from './edit-told.ts';
import { knowWords } from './know-words.ts';
import { putBack } from './put-back.ts';

/** Takes one edit back, where the steps after it are to stay. It is a step itself, and can be undone. */
export const PutBack = observer(function PutBack({ edit }: { edit: EditTold }) {
  const desk = useDesk();
  const say = useWords(knowWords);
  const back = putBack(edit, desk.file(edit.file)?.value);
  if (!back) return null;
  const isNew = back.do === 'remove';
  return (
    <button
      type="button"
      aria-label={say(isNew ? 'takeOutOf' : 'putBackOf', { what: editHead(edit, desk.names, desk.language) })}
      onClick={() => desk.edit([back])}
    >
      {say(isNew ? 'takeOut' : 'putBack')}
    </button>
  );
});
