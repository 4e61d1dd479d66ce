import { causeGroupsOf } from '../../../ops/plan/cause-groups.ts';
import type { PlanNote } from '../../../ops/plan-report/note-head.ts';
import type { ExplainInput, Plan } from '../../api/index.ts';

/**
 * A visitor of those whom a note concerns: the witness of the change that leads to one of its ends, else of another
 * change of the same cause. Null where none of them can be shown.
 */
export function witnessOfNote(
  plan: Pick<Plan, 'groups'>,
  note: Pick<PlanNote, 'ends'>,
  witnesses: Readonly<Record<string, ExplainInput>>,
): string | null {
  const causes = causeGroupsOf(plan.groups).filter(({ groups }) =>
    groups.some(({ ends }) => ends?.some((end) => note.ends.includes(end))),
  );
  const groups = causes
    .flatMap((cause) => cause.groups)
    .filter(({ witness }) => Object.hasOwn(witnesses, witness));
  const isOfNote = ({ step, after }: Plan['groups'][number]) =>
    note.ends.some((end) => end.way === step && end.after === after);
  const found = groups.find(isOfNote) ?? groups.find(({ isElsewhere }) => isElsewhere) ?? groups[0];
  return found?.witness ?? null;
}
