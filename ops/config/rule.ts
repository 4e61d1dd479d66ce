import type { CodeDefinition } from '../diagnostics/code-definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Violation } from '../diagnostics/finding.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { CheckedConfig } from './checked-config.ts';
import type { FileKind } from './parsed-file.ts';
import type { Project } from './project.ts';

/** Looks at the text of every file, also of files that are no JSON. */
interface TextRule<Code extends string> extends CodeDefinition<Code> {
  scope: 'text';
  run(sources: Sources): Omit<Diagnostic, 'code' | 'severity'>[];
}

/** Looks at the untyped JSON of the files, which may break its schema: never throws on odd JSON. */
interface FileRule<Code extends string> extends CodeDefinition<Code> {
  scope: 'file';
  run(project: Project): Violation[];
}

/** Looks at the typed config; skipped while one of the files that it needs has an error. */
interface TableRule<Code extends string> extends CodeDefinition<Code> {
  scope: 'table';
  needs: readonly FileKind[];
  run(checked: CheckedConfig): Violation[];
}

/** Looks at the site as a whole: where each visitor gets. Skipped while there is any error. */
interface SiteRule<Code extends string> extends CodeDefinition<Code> {
  scope: 'site';
  run(checked: CheckedConfig): Violation[];
}

/** A check rule: its code, severity, documentation and implementation. `scope` says when it runs and what it sees. */
export type Rule<Code extends string = string> =
  | TextRule<Code>
  | FileRule<Code>
  | TableRule<Code>
  | SiteRule<Code>;

/** Defines the rule of a file `ops/{file,form,table,site}-rules/<code>.ts`; `ops/check/codes.ts` lists all of them. */
export const defineRule = <const Code extends string>(rule: Rule<Code>) => rule;
