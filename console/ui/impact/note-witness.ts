import { causeGroupsOf } from '../../../ops/plan/cause-groups.ts';
import { visitorAxes, visitorsOf } from '../../../ops/plan/visitors.ts';
import type { PlanNote } from '../../../ops/plan-report/note-head.ts';
import type { ExplainInput, Plan } from '../../api/index.ts';

/**
 * A visitor of those whom a note concerns: the witness of the change that leads to one of its ends, else of another
 * change of the same cause that is one of them by channel, host and city. Null where none of them can be shown.
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
    .filter(({ witness }) => isOneOf(witnesses[witness], note));
  const isOfNote = ({ step, after }: Plan['groups'][number]) =>
    note.ends.some((end) => end.way === step && end.after === after);
  const found = groups.find(isOfNote) ?? groups.find(({ isElsewhere }) => isElsewhere) ?? groups[0];
  return found?.witness ?? null;
}

/** Whether a visitor is one of those whom a note concerns, as far as both say. */
function isOneOf(visitor: ExplainInput | undefined, note: Pick<PlanNote, 'ends'>): boolean {
  if (!visitor) return false;
  const city = visitor.fails?.includes('ipInfo') ? unknownCity : visitor.city;
  return note.ends.some(({ who }) => {
    const visitors = visitorsOf([who]);
    return visitorAxes.every((axis) => {
      const own = axis === 'city' ? city : visitor[axis];
      return own === undefined || (visitors[axis]?.includes(own) ?? true);
    });
  });
}

/** Stands for a city that cannot be had (ops/situations). */
const unknownCity = '?';
