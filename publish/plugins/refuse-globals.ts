/**
 * Globals by which a view would decide, call or store something: the config does that. It keeps from mistakes; whoever
 * writes a view is trusted as whoever writes the engine is.
 */
const refused: ReadonlySet<string> = new Set([
  'window',
  'self',
  'globalThis',
  'top',
  'parent',
  'opener',
  'document',
  'location',
  'history',
  'navigation',
  'navigator',
  'open',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'Image',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'eval',
  'Function',
  'importScripts',
  'require',
  'process',
]);

interface Node {
  type: string;
  name?: string;
  computed?: boolean;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Keys of nodes that hold a name and no variable, unless the name is computed. */
const nameKeys: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
};

/**
 * @param program - the syntax tree of minified code, in which the minifier has given short names to all variables of its own
 * @throws Error where it uses a global that a view may not, or writes HTML
 */
export function refuseGlobals(file: string, program: unknown): void {
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    if (value.type === 'ImportExpression') throw new Error(`${file} imports a module while it runs`);
    if (value.type === 'Identifier' && refused.has(value.name ?? ''))
      throw new Error(
        `${file} uses "${value.name}": a plug-in only shows, and says what was chosen; the config decides what follows`,
      );
    const nameKey = value.computed ? undefined : nameKeys[value.type];
    for (const [key, inner] of Object.entries(value)) {
      if (key !== nameKey) visit(inner);
      else if (isNode(inner) && inner.name === 'dangerouslySetInnerHTML')
        throw new Error(`${file} writes HTML by "dangerouslySetInnerHTML": elements of React show the same`);
    }
  };
  visit(program);
}
