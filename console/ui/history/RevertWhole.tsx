import { observer } from 'mobx-react-lite';
import type { PastFileEdits, RevertPastRequest } from '../../api/index.ts';
import { editLineWords } from '../edit-lines/edit-line-words.ts';
import { useWords } from '../language/use-words.ts';
import { placesOf } from './put-back-places.ts';
import { RevertPast } from './RevertPast.tsx';
import { revertWords } from './revert-words.ts';
import { wholeRevert } from './whole-revert.ts';

/** Takes back all that a save has edited, or all of a file, and says what that does. */
export const RevertWhole = observer(function RevertWhole({
  request,
  files,
  isMerge,
  isOneOfMany = false,
}: {
  request: RevertPastRequest;
  files: readonly PastFileEdits[];
  /** Then what its parents have is not told. */
  isMerge: boolean;
  /** The button names its file. */
  isOneOfMany?: boolean;
}) {
  const say = useWords(revertWords);
  const sayEdit = useWords(editLineWords);
  const { file } = request;
  const whole = wholeRevert(files);
  const does = isMerge ? 'both' : whole.does;
  const named = (() => {
    if (does === 'deletes') {
      const isOne = whole.deleted === 1;
      return {
        label: sayEdit(isOne ? 'takeOut' : 'takeOutAll'),
        name: sayEdit(isOne ? 'takeOutOf' : 'takeOutAllOf', { what: file ?? '' }),
      };
    }
    if (file === undefined) return { label: say('revertAll'), name: '' };
    const isBoth = does === 'both';
    return {
      label: say(isBoth ? 'takeBackFile' : 'revertFile'),
      name: say(isBoth ? 'takeBackFileOf' : 'revertFileOf', { file }),
    };
  })();
  return (
    <RevertPast
      request={request}
      places={files.flatMap(placesOf)}
      label={named.label}
      {...(isOneOfMany && { name: named.name })}
      does={does}
    />
  );
});
