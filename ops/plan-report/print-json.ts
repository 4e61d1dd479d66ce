import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { Group, Plan } from '../plan/plan.ts';
import { visibleJson } from '../text/visible.ts';

/** `funnel.plan/1`, without the additional properties for the console. */
export const printJson = (plan: Plan): string => `${visibleJson(JSON.stringify(shown(plan), null, 2))}\n`;

const shown = (plan: Plan) => ({
  ...plan,
  visitorsPerDay: plan.visitorsPerDay ?? null,
  risks: plan.risks.map(({ edits: _, ...risk }) => ({
    ...risk,
    visitorsPerDay: risk.visitorsPerDay ?? null,
  })),
  groups: plan.groups.map(shownGroup),
  acts: plan.acts.map((act) => ({ ...act, edit: shownEdit(act.edit) })),
  withoutEffect: plan.withoutEffect.map(shownEdit),
  notCompared: plan.notCompared.map(shownEdit),
});

const shownGroup = ({
  fields: _,
  ends: _ends,
  isRisky: _isRisky,
  isElsewhere: _isElsewhere,
  ...group
}: Group) => ({
  ...group,
  visitorsPerDay: group.visitorsPerDay ?? null,
  cause: { edits: group.cause.edits.map(shownEdit) },
});

const shownEdit = ({ path: _, ...edit }: ReportedEdit) => edit;
