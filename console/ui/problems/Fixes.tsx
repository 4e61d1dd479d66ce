import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Problem } from '../../api/index.ts';
import { useDesk } from '../draft-store/draft-store.ts';
import { FixButtons } from './FixButtons.tsx';
import { elsewhereOf } from './find-breaking-edit.ts';
import { offeredFixes } from './offered-fixes.ts';
import { ElsewhereButton } from './RevertBreakingEdit.tsx';

interface Props {
  problem: Problem;
  /** Other ways out; a name that is only spelt alike comes after them where the right one was deleted. */
  children?: ReactNode;
}

/** All that sets a problem right, in the order in which it is offered. */
export const Fixes = observer(function Fixes({ problem, children }: Props) {
  const desk = useDesk();
  const found = elsewhereOf(problem, desk);
  const isChecked = desk.problems?.version === desk.version;
  const textOf = (file: string) => (isChecked ? desk.file(file)?.text : undefined);
  const { first, later } = offeredFixes(problem, found, textOf);
  const before = <FixButtons problem={problem} fixes={first} />;
  return (
    <>
      {found ? <ElsewhereButton found={found}>{before}</ElsewhereButton> : before}
      {children}
      <FixButtons problem={problem} fixes={later} />
    </>
  );
});
