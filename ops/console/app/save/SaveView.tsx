import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SaveAnswer } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { riskGroupsOf } from '../know/risk-groups.ts';
import { hrefOf } from '../route.ts';
import { tablesOf } from '../tables/table.ts';
import { Unwritten } from '../tables/Unwritten.tsx';
import { useWords } from '../words.ts';
import { AskDiscard } from './AskDiscard.tsx';
import { Changes } from './Changes.tsx';
import { Conflicts } from './Conflicts.tsx';
import { Discarded } from './Discarded.tsx';
import { Errors } from './Errors.tsx';
import { Risks } from './Risks.tsx';
import { Saved } from './Saved.tsx';
import { SaveForm } from './SaveForm.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';
import { useDraftTold } from './use-draft-told.ts';

/** `#/save`: what is to be written, what keeps it from being written, and what happened. */
export const SaveView = observer(function SaveView() {
  const desk = useDesk();
  const say = useWords(saveWords);
  const told = useDraftTold(desk);
  const [saved, setSaved] = useState<SaveAnswer | null>(null);
  const [asked, setAsked] = useState<string[] | null>(null);
  const [discarded, setDiscarded] = useState<{ files: readonly string[]; version: number } | null>(null);
  const [meant, setMeant] = useState<{ digest: string; keys: ReadonlySet<string> }>({
    digest: '',
    keys: new Set(),
  });
  const { unsaved, plan } = desk;
  const isSaved = saved?.version === desk.version && unsaved.length === 0;
  const digest = plan?.riskDigest ?? '';
  // Who has confirmed other risks has not confirmed these.
  const confirmed = meant.digest === digest ? meant.keys : new Set<string>();
  const groups = plan?.plan ? riskGroupsOf(plan.plan) : [];
  const isOutdated = plan?.version !== desk.version;
  const discard = async (files: string[]) => {
    setAsked(null);
    const refused = await desk.discard(files);
    setDiscarded(refused ? null : { files, version: desk.version });
  };
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <h1>{say('title')}</h1>
        {unsaved.length > 0 && (
          <span className={styles.count}>{say('files', { count: desk.toWrite.length })}</span>
        )}
      </div>
      {tablesOf(desk).map((table) => (
        <Unwritten key={table.kind.view} table={table} />
      ))}
      {isSaved && <Saved answer={saved} />}
      {/* The next step of the draft is told elsewhere: then this is no news, and its undo would be of that step. */}
      {discarded?.version === desk.version && (
        <Discarded files={discarded.files} onClose={() => setDiscarded(null)} />
      )}
      {!desk.state && <p role="status">{say('loading')}</p>}
      {desk.state && unsaved.length === 0 && !isSaved && (
        <div className={styles.saved}>
          <p>
            <strong>{say('nothing')}</strong>
          </p>
          <p>{say('nothingHint')}</p>
        </div>
      )}
      {unsaved.length > 0 && (
        <>
          <Conflicts conflicts={told?.conflicts ?? []} onSettled={() => void desk.refresh()} />
          <Errors />
          <Risks
            groups={groups}
            isOutdated={isOutdated}
            confirmed={confirmed}
            onConfirm={(key, isMeant) => {
              const keys = new Set(confirmed);
              if (isMeant) keys.add(key);
              else keys.delete(key);
              setMeant({ digest, keys });
            }}
          />
          <SaveForm
            unconfirmed={groups.filter(({ key }) => !confirmed.has(key)).length}
            isConflicting={desk.state?.files.some(({ isConflicting }) => isConflicting) ?? false}
            onSaved={setSaved}
          />
          <div className={styles.actions}>
            <a className="button" href={hrefOf(['know'])}>
              {say('toImpact')}
            </a>
            <button type="button" className="quiet danger" onClick={() => setAsked([...unsaved])}>
              {say('discardAll')}
            </button>
          </div>
          {told ? <Changes files={told.files} onDiscard={setAsked} /> : <p role="status">{say('loading')}</p>}
        </>
      )}
      {asked && (
        <AskDiscard
          files={asked}
          isAll={asked.length === unsaved.length}
          onDiscard={() => void discard(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
});
