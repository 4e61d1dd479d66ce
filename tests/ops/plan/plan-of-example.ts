import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkDirectory, readConfig } from '../../../ops/index.ts';
import { type Plan, planOf } from '../../../ops/plan/plan.ts';
import { root } from '../../../publish/environment/settings.ts';
import type { Draft } from './plan-of-edit.ts';

/** The files of an example in a folder of their own. */
export interface Files {
  dir: string;
  /** Edits a JSON file; one that is not there begins as `{}`. */
  json: (file: string, edit: (value: Draft) => void) => void;
  text: (file: string, content: string) => void;
  remove: (file: string) => void;
  rename: (from: string, to: string) => void;
}
export type FileEdit = (files: Files) => void;

const folders: string[] = [];
/** Removes the folders of a test file. */
export const removeExamples = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
};

/** A copy of an example, edited. */
export function exampleWith(name: string, ...edits: readonly FileEdit[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-example-'));
  folders.push(dir);
  cpSync(join(root, 'examples', name), dir, { recursive: true });
  for (const edit of edits) edit(filesIn(dir));
  return dir;
}

function filesIn(dir: string): Files {
  const text = (file: string, content: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  };
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const remove = (file: string) => rmSync(join(dir, file), { recursive: true });
  return {
    dir,
    text,
    remove,
    json: (file, edit) => {
      const value: Draft = existsSync(join(dir, file)) ? JSON.parse(read(file)) : {};
      edit(value);
      text(file, `${JSON.stringify(value, null, 2)}\n`);
    },
    rename: (from, to) => {
      text(to, read(from));
      remove(from);
    },
  };
}

/** The plan of an edit of an example, as `funnel plan` makes it of two folders. */
export function planOfExample(name: string, edit: FileEdit, setup: FileEdit = () => {}): Plan {
  const [before, after] = [exampleWith(name, setup), exampleWith(name, setup, edit)].map((dir) => {
    const read = readConfig(dir);
    const { wellFormed } = read;
    if (!wellFormed) throw new Error(read.diagnostics.map(({ message }) => message.en).join('\n'));
    return { ...read, config: wellFormed };
  });
  if (!before || !after) throw new Error('unreachable');
  return planOf({ before, after }, 'HEAD', null);
}

/** What check finds in an edited example: code, file and pointer. */
export const findingsOf = (name: string, ...edits: readonly FileEdit[]): string[] =>
  checkDirectory(exampleWith(name, ...edits)).diagnostics.map(
    ({ code, file, pointer }) => `${code} ${file}#${pointer}`,
  );
