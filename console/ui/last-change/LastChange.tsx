import { observer } from 'mobx-react-lite';
import { toPointer } from '../../../ops/json/pointer.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { lastChangeWords } from './last-change-words.ts';
import { describeSaveDay } from './save-day.ts';
import { useLastChanges } from './use-last-changes.ts';

interface Props {
  file: string;
  /** The map of the file and the id of the entry: `['channels', '5265']`. */
  path: readonly [string, string];
}

/** Who changed an entry last and when, from git, with a link to its history. Empty without git. */
export const LastChange = observer(function LastChange({ file, path }: Props) {
  const { language } = useDraftStore();
  const say = useWords(lastChangeWords);
  const answer = useLastChanges(file);
  if (!answer) return null;
  const at = toPointer(path);
  const save = Object.hasOwn(answer.entries, at) ? answer.saves[answer.entries[at] ?? 0] : undefined;
  const { author = '', subject = '' } = save ?? {};
  return (
    <>
      {save ? say('by', { author, at: describeSaveDay(save.at, language), subject }) : say('never')}
      {save && answer.uncommitted.includes(at) && ` · ${say('uncommitted')}`}
      {' · '}
      <a href={hrefOf(['history'], { file, at })} aria-label={say('historyOf', { id: path[1] })}>
        {say('history')}
      </a>
    </>
  );
});
