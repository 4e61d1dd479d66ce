import type { Form } from '../../schemas/index.ts';
import type { PageDifference } from './page-difference.ts';

type Step = NonNullable<Form['steps']>[number];

/**
 * The differences of a form's steps: the titles in order, and each field that is asked for in another step. Fields that
 * only one revision has are differences of their own.
 * @param id - of the form
 */
export function stepDifferences(
  id: string,
  was: readonly Step[] = [],
  is: readonly Step[] = [],
): PageDifference[] {
  const titles = (steps: readonly Step[]) => steps.map(({ title }) => title).join(', ');
  const [before, after] = [titles(was), titles(is)];
  const ofTitles: PageDifference[] =
    before === after ? [] : [{ what: 'steps', at: id, before: before || null, after: after || null }];
  // With steps that are new or gone, every field would seem to have moved.
  if (was.length === 0 || is.length === 0) return ofTitles;
  const renamed = renamedSteps(was, is);
  const moved = was.flatMap((step) =>
    step.fields.flatMap((field): PageDifference[] => {
      const now = is.find(({ fields }) => fields.includes(field));
      if (!now || now.title === (renamed.get(step.title) ?? step.title)) return [];
      return [{ what: 'field-step', at: `${id}/${field}`, before: step.title, after: now.title }];
    }),
  );
  return [...ofTitles, ...moved];
}

/** Steps whose title is gone, with the new title of the step that has taken over their first field. */
function renamedSteps(was: readonly Step[], is: readonly Step[]): Map<string, string> {
  const [old, now] = [was, is].map((steps) => new Set(steps.map(({ title }) => title)));
  return new Map(
    was
      .filter(({ title }) => !now?.has(title))
      .flatMap(({ title, fields }) => {
        const heir = is.find(
          (step) => !old?.has(step.title) && fields.some((id) => step.fields.includes(id)),
        );
        return heir ? [[title, heir.title] as const] : [];
      }),
  );
}
