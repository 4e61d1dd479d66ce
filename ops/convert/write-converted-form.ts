import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../check/apply-fixes.ts';
import { readConfig } from '../check/check-config.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { WorkError } from '../terminal/failures.ts';
import type { ConvertedForm } from './convert.ts';

const formPath = (id: string): string => `definitions/forms/${id}.json`;
const pagePath = (id: string): string => `definitions/pages/${id}.json`;

const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a converted form by path; empty where nothing is left to write. */
export function filesOf({ form, page }: ConvertedForm): Map<string, string> {
  if (!form || !page) return new Map();
  return new Map([
    [formPath(form.id), textOf(form)],
    [pagePath(page.id), textOf(page)],
  ]);
}

/** The errors that the config would have in these files, as `funnel check` reports them. */
export const errorsWith = (dir: string, files: ReadonlyMap<string, string>): Diagnostic[] =>
  readConfig(dir, { overlay: files }).diagnostics.filter(
    ({ file, severity }) => severity === 'error' && files.has(file),
  );

/** @throws WorkError where one of the files is there already: a converted form is never written over somebody's work */
export function refuseToOverwrite(into: string, files: Iterable<string>): void {
  for (const file of files) {
    if (!existsSync(join(into, file))) continue;
    throw new WorkError({
      zh: `已经有 ${file}，没有写入；用 --name 换一个名字`,
      en: `${file} is there already, nothing was written; choose another name with --name`,
    });
  }
}

export function writeFiles(into: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const path = join(into, file);
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, text);
  }
}
