import type { Code } from '../diagnostics/codes.ts';
import { allowDocs } from './allow.ts';
import type { CodeDoc } from './code-doc.ts';
import { jsonDocs } from './json.ts';
import { referenceDocs } from './reference.ts';
import { safetyDocs } from './safety.ts';
import { schemaDocs } from './schema.ts';
import { siteDocs } from './site.ts';
import { tableDocs } from './table.ts';

/** What is told of every code; one without an entry does not compile. */
export const docs: Readonly<Record<Code, CodeDoc>> = {
  ...jsonDocs,
  ...schemaDocs,
  ...referenceDocs,
  ...tableDocs,
  ...siteDocs,
  ...safetyDocs,
  ...allowDocs,
};
