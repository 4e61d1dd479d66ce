import { scriptJson } from '../markup/script-json.ts';

/** The code of an inline script with the data that it reads from `$` (publish/app-build/build-inline-scripts.ts). */
export const inlineScript = (code: string, data: unknown): string =>
  `(function(w,d,$){${code}})(window,document,${scriptJson(data)})`;
