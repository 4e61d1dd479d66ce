import type { Form } from '../../schemas/index.ts';
import { canonical } from '../json/canonical.ts';
import type { PageDifference } from './page-difference.ts';

type Steps = NonNullable<Form['steps']>;
/** A step, with a name of its own where two of a form have the same title. */
interface Step {
  name: string;
  fields: Steps[number]['fields'];
}

/**
 * The differences of a form's steps: the titles in order, and each field that is asked for in another step. Fields that
 * only one revision has are differences of their own.
 * @param id - of the form
 */
export function stepDifferences(id: string, before: Steps = [], after: Steps = []): PageDifference[] {
  const [was, is] = [named(before), named(after)];
  const ofTitles = titleDifferences(id, before, after);
  // With steps that are new or gone, every field would seem to have moved.
  if (was.length === 0 || is.length === 0) return ofTitles;
  const renamed = renamedSteps(was, is);
  const moved = was.flatMap(({ name, fields }) =>
    fields.flatMap((field): PageDifference[] => {
      const now = is.find((step) => step.fields.includes(field));
      if (!now || now.name === (renamed.get(name) ?? name)) return [];
      return [{ what: 'field-step', at: `${id}/${field}`, before: name, after: now.name }];
    }),
  );
  return [...ofTitles, ...moved];
}

/** The second step with a title is `更多信息 (2)`. */
const named = (steps: Steps): Step[] =>
  steps.map(({ title, fields }, at) => {
    const earlier = steps.slice(0, at).filter((one) => one.title === title).length;
    return { name: earlier === 0 ? title : `${title} (${earlier + 1})`, fields };
  });

function titleDifferences(id: string, before: Steps, after: Steps): PageDifference[] {
  const [was, is] = [before, after].map((steps) => steps.map(({ title }) => title));
  if (!was || !is || canonical(was) === canonical(is)) return [];
  // Two titles and one title with a comma would read alike.
  const isUnclear = was.join(', ') === is.join(', ');
  const text = (titles: string[]) => (isUnclear ? JSON.stringify(titles) : titles.join(', ') || null);
  return [{ what: 'steps', at: id, before: text(was), after: text(is) }];
}

/** Steps whose name is gone, with the new name of the step that has taken over one of their fields. */
function renamedSteps(was: readonly Step[], is: readonly Step[]): Map<string, string> {
  const [old, now] = [was, is].map((steps) => new Set(steps.map(({ name }) => name)));
  return new Map(
    was
      .filter(({ name }) => !now?.has(name))
      .flatMap(({ name, fields }) => {
        const heir = is.find((step) => !old?.has(step.name) && fields.some((id) => step.fields.includes(id)));
        return heir ? [[name, heir.name] as const] : [];
      }),
  );
}
