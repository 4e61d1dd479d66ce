/**
 * A source whose `import.meta` still says where the source lies, though the code runs from the bundle.
 * @param path - of the source, from the root of the project
 * @param toRoot - from the folder of the bundle to that root, `../..`
 * @throws Error where `import.meta` is used in another way
 */
export function keepPlaceOfSource(text: string, path: string, toRoot: string): string {
  if (!text.includes('import.meta')) return text;
  const url = `new URL(${JSON.stringify(`${toRoot}/${path}`)}, import.meta.url)`;
  const file = `process.getBuiltinModule('node:url').fileURLToPath(${url})`;
  const meanings: Record<string, string> = {
    url: `${url}.href`,
    filename: file,
    dirname: `process.getBuiltinModule('node:path').dirname(${file})`,
  };
  return text.replace(/\bimport\.meta\b(?:\.(\w+))?/g, (use, name?: string) => {
    const meaning = name === undefined ? undefined : meanings[name];
    if (meaning === undefined) throw new Error(`${path}: the bundle of the commands cannot keep ${use}`);
    return meaning;
  });
}
