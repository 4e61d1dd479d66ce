import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  id?: Node | null;
  key?: Node;
  init?: Node | null;
  value?: unknown;
  name?: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const functionTypes = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];
const isFunction = (value: unknown): boolean => isNode(value) && functionTypes.includes(value.type);

/** The name that a node gives to the code in it: that of a function, class, method or constant of the module. */
function nameOf(node: Node, isInFunction: boolean): string | undefined {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id?.name;
  if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') return node.key?.name;
  if (node.type === 'Property' && (isFunction(node.value) || !isInFunction)) return node.key?.name;
  if (node.type === 'VariableDeclarator' && (isFunction(node.init) || !isInFunction)) return node.id?.name;
  return undefined;
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** A function, class or constant of a source, by its path of names: `Session.logIn`. */
export interface NamedCode {
  name: string;
  start: number;
  end: number;
}

/** Everything in a TypeScript source that has a name, outer code before the code in it. */
export function namedCodeOf(source: string): NamedCode[] {
  const { program, errors } = parseSync('source.ts', source);
  if (errors.length > 0) throw new Error(`the source does not parse: ${errors[0]?.message}`);
  const found: NamedCode[] = [];
  const visit = (node: Node, path: readonly string[], isInFunction: boolean) => {
    const name = nameOf(node, isInFunction);
    const inner = name === undefined ? path : [...path, name];
    if (name !== undefined) found.push({ name: inner.join('.'), start: node.start, end: node.end });
    for (const child of childrenOf(node)) visit(child, inner, isInFunction || isFunction(node));
  };
  visit(program as unknown as Node, [], false);
  return found;
}

/** The name of the innermost code that contains a range of characters; empty where none does. */
export const enclosingName = (named: readonly NamedCode[], start: number, end: number): string =>
  named.findLast((one) => one.start <= start && end <= one.end)?.name ?? '';
