import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { Edit, Problem } from '../../api/index.ts';
import type { ItemUse } from '../schema-values/item-uses.ts';
import type { Renaming } from '../schema-values/rename-field.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';

export type Path = readonly (string | number)[];

/** An object whose properties are edited. */
export interface FieldsProps {
  node: SchemaNode;
  path: Path;
  value: unknown;
  /** The kind of the block or field around it, and the keys from there. */
  kind: string;
  keys: readonly string[];
  /** Keys that are edited elsewhere. */
  except?: readonly string[];
}

/** What every part of a form knows of the page or form that it edits. */
export interface ValueFormContext {
  file: string;
  /** The key that tells the kinds of items: `type` of blocks, `kind` of fields. */
  tag: 'type' | 'kind';
  scope: ValueScope;
  /** The problems of the file. */
  problems: readonly Problem[];
  /** The item whose properties are shown, and those around it. */
  selected: Path;
  select: (path: Path) => void;
  /** Selects by what is selected by now: a key may be pressed again before the view shows the last selection. */
  reselect: (from: (selected: Path) => Path) => void;
  /** Shows the properties of an object: a form is made of forms. */
  Fields: ComponentType<FieldsProps>;
  /** What is said of an item above its properties. */
  noteOf?: (item: unknown) => ReactNode;
  /** The edits that go with something new in the file, such as the outcomes that a page declares for a button. */
  declare?: (made: unknown) => Edit[];
  /** The places that name an item, which are told before it is deleted. */
  usesOf?: (path: Path) => ItemUse[];
  /** What follows a new id of an item; null where nothing does. */
  renamingOf?: (path: Path) => Renaming | null;
}

const Context = createContext<ValueFormContext | null>(null);
export const ValueFormProvider = Context.Provider;

export function useValueForm(): ValueFormContext {
  const context = use(Context);
  if (!context) throw new Error('no ValueFormProvider around this component');
  return context;
}

export const pointerOf = (path: Path): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The path of a pointer; what looks like an index is one. */
export const pathOfPointer = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Whether a path is another one, or leads into it. */
export const isWithin = (path: Path, outer: Path): boolean =>
  outer.every((key, at) => String(path[at]) === String(key));
