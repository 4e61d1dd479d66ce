/** JSON pointers (RFC 6901). */
export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((one) => `/${String(one).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const fromPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~'));

export const parentPointer = (pointer: string): string =>
  pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

/** The pointer and those of everything around it, without the root. */
export function pointersUpFrom(pointer: string): string[] {
  const all: string[] = [];
  for (let at = pointer; at !== ''; at = parentPointer(at)) all.push(at);
  return all;
}

/** The last segment that is a name, not an index: `/when/succ_todo/0` is about succ_todo. */
export const lastName = (pointer: string): string =>
  fromPointer(pointer).findLast((one) => !/^\d+$/.test(one)) ?? '';
