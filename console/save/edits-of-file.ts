import { editKey } from '../../ops/edits/edit-key.ts';
import type { ReportedEdit } from '../../ops/edits/reported-edit.ts';
import type { Plan } from '../api/index.ts';

type PageDifference = Plan['pages'][number]['differences'][number];

/** What the plan reports of one file. */
export interface FileEdits {
  /** Edits of entries, rows and fields, in the order of the file. */
  edits: ReportedEdit[];
  /** Differences of a page or a form, block by block and field by field. */
  differences: PageDifference[];
}

/**
 * The edits of a file as the plan reports them; a page or form is reported by its contents, not as one value.
 * @param files - all edited files: a page that contains an edited form is reported with the form
 */
export function editsOfFile(plan: Plan, file: string, files: readonly string[]): FileEdits {
  const all = [
    ...plan.groups.flatMap(({ cause }) => cause.edits),
    ...plan.withoutEffect,
    ...plan.acts.map(({ edit }) => edit),
    ...plan.notCompared,
  ];
  const own = new Map(all.filter((edit) => edit.file === file).map((edit) => [editKey(edit), edit]));
  const differences = differencesOf(plan, file, files.flatMap(formIn));
  const isCovered = ({ path }: ReportedEdit) => differences.length > 0 && path.length <= 2;
  const edits = [...own.values()].filter((edit) => !isCovered(edit));
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
  // A form is on several pages, and is reported with each.
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
