declare global {
  interface Window {
    /** The build writes it for each `import()` of a chunk: `publish/app-build/import-chunks.ts`. */
    importChunk(address: string): Promise<unknown>;
  }
}

/** Call it before anything that is loaded later: after a failure, the next import of a chunk asks for it again. */
export function defineImportChunk(): void {
  // Chromium 150 remembers for the life of the document that the module of an address failed; 156 asks again.
  const next: Record<string, string> = {};
  let failures = 0;
  self.importChunk = (address) =>
    // Relative to this chunk: all are in one folder.
    import(/* @vite-ignore */ next[address] || address).catch((error: unknown) => {
      failures += 1;
      next[address] = `${address}?${failures}`;
      throw error;
    });
}
