import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { riskGroupsOf } from '../../../ops/plan/risk-groups.ts';
import { visitorsPerDayHead } from '../../../ops/plan-report/headline.ts';
import { Conflicts } from '../conflicts/Conflicts.tsx';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { BlockingErrors } from '../problems/BlockingErrors.tsx';
import { UnwrittenTexts } from '../problems/UnwrittenTexts.tsx';
import { hrefOf } from '../route/route.ts';
import { InvalidCellsNotice } from '../table/InvalidCellsNotice.tsx';
import { openTables } from '../table-model/open-tables.ts';
import { ConfirmDiscard } from './ConfirmDiscard.tsx';
import { DiscardNotice } from './DiscardNotice.tsx';
import { Risks } from './Risks.tsx';
import { riskConfirmationOf } from './risk-confirmation.ts';
import { SaveForm } from './SaveForm.tsx';
import { LastSaveReceipt, SaveReceipt } from './SaveReceipt.tsx';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';
import { UncommittedFiles } from './UncommittedFiles.tsx';
import { UncommittedNotice } from './UncommittedNotice.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { useDiffWithEdits } from './use-diff-with-edits.ts';
import { useDraftDiff } from './use-draft-diff.ts';
import { useLastSave } from './use-last-save.ts';
import { useUncommitted } from './use-uncommitted.ts';

/**
 * `#/save`: the unsaved edits, the obstacles to saving them, and the result.
 * @param review - another way for them, and what is still to be told of one that was taken
 * @param remote - what is committed and not pushed
 */
export const SaveView = observer(function SaveView({
  review,
  remote,
}: {
  review?: ReactNode;
  remote?: ReactNode;
}) {
  const draftStore = useDraftStore();
  const say = useWords(saveWords);
  const reported = useDraftDiff(draftStore);
  // The version that was saved while this view is open.
  const [savedHere, setSavedHere] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [filesToDiscard, setFilesToDiscard] = useState<string[] | null>(null);
  const [discarded, setDiscarded] = useState<{ files: readonly string[]; version: number } | null>(null);
  const confirmation = riskConfirmationOf(draftStore);
  const { changedFiles, plan } = draftStore;
  const edits = useDiffWithEdits({ version: draftStore.version, diff: reported?.diff ?? null, plan });
  const [last, keepSave] = useLastSave(draftStore);
  const uncommitted = useUncommitted(last);
  // Of the draft of `unsaved`, which arrives shortly after each step.
  const isAsSaved = last?.version === draftStore.state?.version && changedFiles.length === 0;
  const digest = plan?.riskDigest ?? '';
  const confirmed = confirmation.of(digest);
  const groups = plan?.plan ? riskGroupsOf(plan.plan) : [];
  const isOutdated = plan?.version !== draftStore.version;
  const people = plan?.plan && !isOutdated ? visitorsPerDayHead(plan.plan, draftStore.language) : '';
  const discard = async (files: string[]) => {
    setFilesToDiscard(null);
    const refused = await draftStore.discard(files);
    setDiscarded(refused ? null : { files, version: draftStore.version });
  };
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <h1>{say('title')}</h1>
        {changedFiles.length > 0 && (
          <span className={styles.count}>{say('files', { count: draftStore.filesToSave.length })}</span>
        )}
      </div>
      {openTables(draftStore).map((table) => (
        <InvalidCellsNotice key={table.kind.view} table={table} />
      ))}
      <UnwrittenTexts />
      <UncommittedNotice uncommitted={uncommitted} />
      {last && isAsSaved && (
        <SaveReceipt save={last} isNew={last.version === savedHere} onCommitted={keepSave} />
      )}
      {/* Only while the discard is the last step: the undo of the notice would otherwise revert a later one. */}
      {discarded?.version === draftStore.version && (
        <DiscardNotice files={discarded.files} onClose={() => setDiscarded(null)} />
      )}
      {!draftStore.state && <p role="status">{say('loading')}</p>}
      {changedFiles.length === 0 && isSaving && <p role="status">{say('finishing')}</p>}
      {draftStore.state && changedFiles.length === 0 && !isAsSaved && !isSaving && (
        <div className={styles.saved}>
          <p>
            <strong>{say('nothing')}</strong>
          </p>
          <p>{say('nothingHint')}</p>
        </div>
      )}
      {changedFiles.length > 0 && (
        <>
          <Conflicts conflicts={reported?.conflicts ?? []} onSettled={() => void draftStore.refresh()} />
          <BlockingErrors />
          {people !== '' && <p>{people}</p>}
          <Risks
            groups={groups}
            isOutdated={isOutdated}
            confirmed={confirmed}
            onConfirm={(key, isConfirmed) => confirmation.confirm(digest, key, isConfirmed)}
          />
          <SaveForm
            unconfirmed={groups.filter(({ key }) => !confirmed.has(key)).length}
            isConflicting={draftStore.state?.files.some(({ isConflicting }) => isConflicting) ?? false}
            onSaving={setSaving}
            onSaved={(answer) => {
              keepSave(answer);
              setSavedHere(answer.version);
            }}
          />
          {review}
          <div className={styles.actions}>
            <a className="button" href={hrefOf(['know'])}>
              {say('toImpact')}
            </a>
            <button
              type="button"
              className="quiet danger"
              onClick={() => setFilesToDiscard([...changedFiles])}
            >
              {say('discardAll')}
            </button>
          </div>
          {edits ? (
            <UnsavedChanges diffWithEdits={edits} onDiscard={setFilesToDiscard} />
          ) : (
            <p role="status">{say('loading')}</p>
          )}
        </>
      )}
      {changedFiles.length === 0 && review}
      {/* Begins anew with each save and commit: what was chosen is out of date then. */}
      <UncommittedFiles key={`${last?.at} ${draftStore.state?.git?.head}`} files={uncommitted?.files ?? []} />
      {remote}
      {last && !isAsSaved && (
        <LastSaveReceipt save={last} isOpen={changedFiles.length === 0} onCommitted={keepSave} />
      )}
      {filesToDiscard && (
        <ConfirmDiscard
          files={filesToDiscard}
          isAll={filesToDiscard.length === changedFiles.length}
          onDiscard={() => void discard(filesToDiscard)}
          onCancel={() => setFilesToDiscard(null)}
        />
      )}
    </div>
  );
});
