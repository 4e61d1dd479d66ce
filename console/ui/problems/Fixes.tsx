import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Problem } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { missingReceiptEdits } from '../page-blocks/receipt-edits.ts';
import { FixButtons } from './FixButtons.tsx';
import { findBreakingEdit } from './find-breaking-edit.ts';
import { type OfferedFix, offeredFixes } from './offered-fixes.ts';
import { RevertBreakingEdit } from './RevertBreakingEdit.tsx';

interface Props {
  problem: Problem;
  /** Other fixes; where the right name was deleted, similar names come after these. */
  children?: ReactNode;
}

/** All fixes of a problem, in the order in which they are offered. */
export const Fixes = observer(function Fixes({ problem, children }: Props) {
  const draftStore = useDraftStore();
  const found = findBreakingEdit(problem, draftStore);
  const isChecked = draftStore.problems?.version === draftStore.version;
  const textOf = (file: string) => (isChecked ? draftStore.file(file)?.text : undefined);
  const { first, later } = offeredFixes(problem, found, textOf);
  const receipt = missingReceiptEdits(problem, isChecked ? draftStore.file(problem.file)?.value : undefined);
  const made: OfferedFix[] = receipt.length > 0 ? [{ to: null, edits: receipt, does: 'addsReceipt' }] : [];
  const before = <FixButtons problem={problem} fixes={[...made, ...first]} />;
  return (
    <>
      {found ? <RevertBreakingEdit found={found}>{before}</RevertBreakingEdit> : before}
      {children}
      <FixButtons problem={problem} fixes={later} />
    </>
  );
});
