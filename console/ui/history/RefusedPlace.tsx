import { observer } from 'mobx-react-lite';
import { editHead } from '../../../ops/edit-wording/edit-head.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { toPointer } from '../../../ops/json/pointer.ts';
import type { ChangedPlace } from '../../api/index.ts';
import type { JsonPath } from '../../edits/json-span.ts';
import { type Names, pathNamed, valueNamed } from '../../history/place.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EditLine } from '../edit-lines/EditLine.tsx';
import { EditWaysContext } from '../edit-lines/edit-ways.ts';
import { useWords } from '../language/use-words.ts';
import { problemHref } from '../problems/problem-href.ts';
import { hrefOf } from '../route/route.ts';
import { authorText } from '../windows/author-text.ts';
import { describeHistoryPlace, planPath } from './describe-history-place.ts';
import styles from './History.module.css';
import { refusedValueText } from './refused-value-text.ts';
import { revertWords } from './revert-words.ts';

const noWays = () => null;

/** A place that is in the way of a revert: its name, whose edit that is, the values, and the way there. */
export const RefusedPlace = observer(function RefusedPlace({
  place,
  onLeave,
}: {
  place: ChangedPlace;
  onLeave: () => void;
}) {
  const draftStore = useDraftStore();
  const say = useWords(revertWords);
  const { file, path, unsaved, after, now } = place;
  const { language, windows } = draftStore;
  const value = draftStore.file(file)?.value;
  const names = planPath(file, path, value);
  const isOther = windows.isOther(unsaved?.by);
  const turned = unsaved === undefined ? 'nowLater' : isOther ? 'nowOther' : 'nowOwn';
  const whose = () => {
    if (!unsaved) return say('ofLater');
    return windows.isOther(unsaved.by)
      ? say('ofOther', { who: authorText(unsaved.by, language) })
      : say('ofOwn');
  };
  const texts = [place.before, after, now].map((one) => refusedValueText(place, one, draftStore));
  const at = toPointer(pathThere(value, names.slice(names.length - path.length)) ?? path);
  return (
    <div className={styles.changed}>
      <p>
        {path.length > 0
          ? describeHistoryPlace(file, toPointer(path), value, draftStore)
          : editHead({ path: [...names] }, draftStore)}
      </p>
      <div>
        {whose()}{' '}
        {value !== undefined && (
          <a href={problemHref({ file, pointer: at })} onClick={onLeave}>
            {say('goThere')}
          </a>
        )}{' '}
        {!unsaved && (
          <a href={hrefOf(['history'], { file, ...(at !== '' && { at }), since: 'all' })} onClick={onLeave}>
            {say('toLater')}
          </a>
        )}
      </div>
      {texts.every((one) => one !== null) ? (
        <dl className={styles.values}>
          {(['before', 'after', turned] as const).map((side, index) => (
            <div key={side}>
              <dt>{say(side)}</dt>
              <dd>{texts[index]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <EditWaysContext value={noWays}>
          {say('whatChanged')}
          <EditLine edit={reported(place, names)} />
        </EditWaysContext>
      )}
    </div>
  );
});

/** The path of a place; that of its list where the item is gone. */
function pathThere(value: unknown, names: Names): JsonPath | null {
  const found = pathNamed(value, names);
  const isGone = typeof found?.at(-1) === 'number' && valueNamed(value, names) === undefined;
  return isGone ? (found?.slice(0, -1) ?? null) : found;
}

/** What has become of a value with parts, as an edit of a plan. */
const reported = ({ file, after, now }: ChangedPlace, path: readonly string[]): ReportedEdit => ({
  file,
  line: 1,
  column: 1,
  side: 'after',
  what: '',
  path: [...path],
  kind: after === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
  before: after,
  after: now,
});
