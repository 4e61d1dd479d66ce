import { editKey } from '../../ops/edits/edit-key.ts';
import type { ReportedEdit } from '../../ops/edits/reported-edit.ts';
import type { Plan } from '../api/index.ts';

type PageDifference = Plan['pages'][number]['differences'][number];

/** What the plan tells of one file. */
export interface FileEdits {
  /** Of entries, rows and fields, in the order of the file. */
  edits: ReportedEdit[];
  /** Of a page or a form, block by block and field by field. */
  differences: PageDifference[];
}

/**
 * What each edit of a file is, as the plan tells it; a page or form is told by what is on it, not as one value.
 * @param files - all that have edits: what stands in a form is told with the form
 */
export function editsOfFile(plan: Plan, file: string, files: readonly string[]): FileEdits {
  const all = [
    ...plan.groups.flatMap(({ cause }) => cause.edits),
    ...plan.withoutEffect,
    ...plan.notCompared,
  ];
  const own = new Map(all.filter((edit) => edit.file === file).map((edit) => [editKey(edit), edit]));
  const differences = differencesOf(plan, file, files.flatMap(formIn));
  const isTold = ({ path }: ReportedEdit) => differences.length > 0 && path.length <= 2;
  const edits = [...own.values()].filter((edit) => !isTold(edit));
  return { edits: edits.sort((one, other) => one.line - other.line), differences };
}

const formIn = (file: string): string[] => /^definitions\/forms\/(.+)\.json$/.exec(file)?.slice(1) ?? [];

function differencesOf({ pages }: Plan, file: string, forms: readonly string[]): PageDifference[] {
  const [form] = formIn(file);
  const isOf = ({ at }: PageDifference, id: string) => at.startsWith(`${id}/`) || at.startsWith(`${id}.`);
  const found =
    form === undefined
      ? pages
          .filter((page) => page.file === file)
          .flatMap(({ differences }) => differences)
          .filter((one) => !forms.some((id) => isOf(one, id)))
      : pages.flatMap(({ differences }) => differences).filter((one) => isOf(one, form));
  // A form stands on several pages, and is told with each.
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
