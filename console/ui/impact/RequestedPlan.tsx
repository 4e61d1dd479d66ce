import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { reachHead, risksText } from '../../../ops/plan-report/headline.ts';
import type { Plan, Text } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EditWaysContext } from '../edit-lines/edit-ways.ts';
import { useText, useWords } from '../language/use-words.ts';
import { layoutWords } from '../layout/layout-words.ts';
import { ImpactList } from './ImpactList.tsx';
import { ImpactNotes } from './ImpactNotes.tsx';
import styles from './RequestedPlan.module.css';

interface Answer {
  plan: Plan | null;
  /** Why there is none. */
  unavailable: Text | null;
}

type State = { is: 'closed' | 'computing' } | { is: 'known'; answer: Answer } | { is: 'failed'; why: Text };

interface Props {
  ask: () => Promise<Answer>;
  cancel: () => Promise<unknown>;
  /** What the button that asks for it says, and what is said while it is computed. */
  words: { ask: string; hide: string; computing: string };
  /** It is computed as soon as it is shown. */
  asksAtOnce?: boolean;
  /** Other actions beside that button. */
  children?: ReactNode;
}

/** A plan that is computed when it is asked for. */
export const RequestedPlan = observer(function RequestedPlan(props: Props) {
  const { words, children } = props;
  const say = useWords(layoutWords);
  const text = useText();
  const [state, setState] = useState<State>({ is: 'closed' });
  /** Counts what was asked for and cancelled: an answer to an earlier one is dropped. */
  const turn = useRef(0);
  const cancelling = useRef<Promise<void>>(Promise.resolve());
  const isComputing = state.is === 'computing';
  const ask = async () => {
    turn.current += 1;
    const own = turn.current;
    const settle = (next: State) => {
      if (own === turn.current) setState(next);
    };
    setState({ is: 'computing' });
    // Else it would be the one that is cancelled.
    await cancelling.current;
    try {
      settle({ is: 'known', answer: await props.ask() });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      settle({ is: 'failed', why: error.text });
    }
  };
  const cancel = () => {
    turn.current += 1;
    setState({ is: 'closed' });
    cancelling.current = props.cancel().then(ignore, ignore);
  };
  const leave = useRef(ignore);
  leave.current = () => {
    if (isComputing) cancel();
  };
  const begin = useRef(ignore);
  begin.current = () => {
    if (props.asksAtOnce) void ask();
  };
  useEffect(() => begin.current(), []);
  // Nobody waits for it any more.
  useEffect(() => () => leave.current(), []);
  return (
    <div>
      <p className={styles.actions}>
        {children}
        <button
          type="button"
          aria-expanded={state.is === 'known'}
          aria-disabled={isComputing || undefined}
          onClick={() => {
            if (state.is === 'known') setState({ is: 'closed' });
            else if (!isComputing) void ask();
          }}
        >
          {state.is === 'known' ? words.hide : words.ask}
        </button>
      </p>
      <div role="status">
        {isComputing && (
          <p className="soft">
            {words.computing}{' '}
            <button type="button" onClick={cancel}>
              {say('cancel')}
            </button>
          </p>
        )}
        {state.is === 'failed' && <p className={styles.refused}>{text(state.why)}</p>}
        {state.is === 'known' && state.answer.unavailable && (
          <p className={styles.refused}>{text(state.answer.unavailable)}</p>
        )}
      </div>
      {state.is === 'known' && state.answer.plan && <Known plan={state.answer.plan} />}
    </div>
  );
});

const Known = observer(function Known({ plan }: { plan: NonNullable<Answer['plan']> }) {
  const { language } = useDraftStore();
  const risks = risksText(plan, language);
  return (
    <div className={styles.plan}>
      <p>
        <strong>{reachHead(plan, language)}</strong>
      </p>
      {risks !== '' && <p className={plan.risks.length > 0 ? styles.risk : undefined}>{risks}</p>}
      <ImpactNotes plan={plan} witnesses={noWitnesses} shown={null} onSee={null} />
      {/* Its lines are those of a commit, and its edits are in the list above. */}
      <EditWaysContext value={noWays}>
        <ImpactList plan={plan} witnesses={noWitnesses} shown={null} onSee={noWays} />
      </EditWaysContext>
    </div>
  );
});

const ignore = () => {};
const noWitnesses = {};
const noWays = () => null;
