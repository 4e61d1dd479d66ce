import { observer } from 'mobx-react-lite';
import { valueIn } from '../../../ops/json/value-in.ts';
import { visitorsOf } from '../../../ops/plan/visitors.ts';
import { type PlanNote, planNotes } from '../../../ops/plan-report/note-head.ts';
import { notePrefix } from '../../../ops/plan-report/transition-words.ts';
import { visitorsText } from '../../../ops/plan-report/visitors-text.ts';
import type { Plan, PlanResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import styles from './ImpactView.module.css';
import { impactWords } from './impact-words.ts';
import { witnessOfNote } from './note-witness.ts';

interface Props {
  plan: Plan;
  witnesses: PlanResponse['witnesses'];
  /** The selected witness. */
  shown: string | null;
  /** Null: the phones show nobody here. */
  onSee: ((witness: string) => void) | null;
}

/** What deserves attention without being a risk: of whom it is true, and a press to them. */
export const ImpactNotes = observer(function ImpactNotes({ plan, witnesses, shown, onSee }: Props) {
  const { language } = useDraftStore();
  const say = useWords(impactWords);
  return planNotes(plan, language).map((note) => {
    const witness = witnessOfNote(plan, note, witnesses);
    return (
      <div key={note.text} className={styles.note}>
        <p className={styles.notice}>
          {notePrefix[language]}
          {note.text}
        </p>
        <p>
          {visitorsText(
            note.ends.map(({ who }) => who),
            plan,
            language,
          )}
        </p>
        <p className={styles.whom}>
          <Places note={note} plan={plan} />
          {onSee && witness !== null && (
            <button type="button" aria-pressed={witness === shown} onClick={() => onSee(witness)}>
              {say(witness === shown ? 'seen' : 'seeOne')}
            </button>
          )}
        </p>
      </div>
    );
  });
});

/** More are only counted in the text. */
const mostLinks = 6;

/** Links to the channels and hosts of some visitors, where not all are meant. */
const Places = observer(function Places({ note, plan }: { note: PlanNote; plan: Plan }) {
  const draftStore = useDraftStore();
  const say = useWords(impactWords);
  const { space, newAddresses } = plan;
  const visitors = visitorsOf(
    note.ends.map(({ who }) => who),
    newAddresses,
  );
  const channels = draftStore.file('channels.json')?.value;
  const listed = (visitors.channel ?? []).filter((id) => valueIn(channels, ['channels', id]) !== undefined);
  const hosts = visitors.host ?? [];
  const isPart = (names: readonly string[], all: number) => names.length > 0 && names.length < all;
  return (
    <>
      {isPart(listed, space.channel) &&
        listed.slice(0, mostLinks).map((id) => (
          <a key={id} href={hrefOf(['channels', id])}>
            {say('channel', { id })}
          </a>
        ))}
      {isPart(hosts, space.host) &&
        hosts.slice(0, mostLinks).map((host) => (
          <a key={host} href={hrefOf(['hosts', host])}>
            {say('host', { host })}
          </a>
        ))}
    </>
  );
});
