import { folderOf, type Imports } from './read-imports.ts';

export interface Folder {
  path: string;
  /** Its code files, without those of its subfolders. */
  files: number;
  /** Folders whose files it imports, sorted. */
  imports: readonly string[];
}

/** One import that is part of a cycle between folders. */
export interface CycleImport {
  file: string;
  target: string;
}

/** Folders that import each other, and the files that do. */
export interface Cycle {
  folders: readonly string[];
  imports: readonly CycleImport[];
}

export function foldersOf(imports: Imports): Folder[] {
  const counts = new Map<string, number>();
  const targets = new Map<string, Set<string>>();
  for (const [file, of] of imports) {
    const folder = folderOf(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
    const others = targets.get(folder) ?? new Set<string>();
    targets.set(folder, others);
    for (const target of of) if (folderOf(target) !== folder) others.add(folderOf(target));
  }
  return [...counts]
    .map(([path, files]) => ({ path, files, imports: [...(targets.get(path) ?? [])].sort() }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** Groups of folders that reach each other: the strongly connected components of more than one folder (Tarjan 1972). */
export function cyclesOf(imports: Imports): Cycle[] {
  const folders = foldersOf(imports);
  return componentsOf(new Map(folders.map(({ path, imports: of }) => [path, of])))
    .filter((component) => component.length > 1)
    .map((component) => ({ folders: component.sort(), imports: importsWithin(imports, new Set(component)) }));
}

function importsWithin(imports: Imports, folders: ReadonlySet<string>): CycleImport[] {
  return [...imports]
    .filter(([file]) => folders.has(folderOf(file)))
    .flatMap(([file, targets]) =>
      targets
        .filter((target) => folderOf(target) !== folderOf(file) && folders.has(folderOf(target)))
        .map((target) => ({ file, target })),
    );
}

function componentsOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];
  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    stack.push(node);
    let low = index;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === index) components.push(stack.splice(stack.indexOf(node)));
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return components;
}
