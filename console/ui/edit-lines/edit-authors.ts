import { createContext } from 'react';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import type { Author, EditAuthor } from '../../api/index.ts';

/** Who has edited the places of a file, the last first; empty where nobody else has. */
export const EditAuthorsContext = createContext<readonly EditAuthor[]>([]);

/** Who has made an edit: the last who edited its place, a place in it, or what contains it. */
export const authorOf = (
  { path }: Pick<ReportedEdit, 'path'>,
  authors: readonly EditAuthor[],
): Author | undefined => authors.find((one) => isOneWithin(one.path, path))?.by;

function isOneWithin(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, at) => key === other[at]);
}
