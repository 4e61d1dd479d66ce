import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Diagnostic,
  getLanguageService,
  type JSONDocument,
  type LanguageService,
  TextDocument,
} from 'vscode-json-languageservice';
import type { EmittedFile } from '../../../schemas/compile/emit-json-schema.ts';

export interface Opened {
  service: LanguageService;
  document: TextDocument;
  json: JSONDocument;
}

/**
 * VS Code's JSON service, as the editor uses it: it finds the schema by the file's own `$schema`.
 * @param emitted - schemas that are not on disk, by path from the root of the repository
 */
export function jsonService(emitted: readonly EmittedFile[]): LanguageService {
  const byName = new Map(emitted.map(({ path, content }) => [path, content]));
  const service = getLanguageService({
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
    schemaRequestService: async (uri) => {
      const found = byName.get(uri.replace(/^.*(?=schemas\/json\/)/, ''));
      if (found === undefined) throw new Error(`no schema ${uri}`);
      return found;
    },
  });
  service.configure({ allowComments: false, validate: true });
  return service;
}

function open(service: LanguageService, path: string, text: string): Opened {
  const document = TextDocument.create(pathToFileURL(path).href, 'json', 1, text);
  return { service, document, json: service.parseJSONDocument(document) };
}
export const openFile = (service: LanguageService, dir: string, file: string): Opened =>
  // VS Code removes a byte order mark before the service gets the text.
  open(service, join(dir, file), readFileSync(join(dir, file), 'utf8').replace(/^\uFEFF/, ''));

export async function problemsOf({ service, document, json }: Opened): Promise<Diagnostic[]> {
  return service.doValidation(document, json, { schemaValidation: 'error', trailingCommas: 'error' });
}

/** The labels that the editor proposes at the position of `‸` in the text. */
export async function proposals(service: LanguageService, path: string, marked: string): Promise<string[]> {
  const at = marked.indexOf('‸');
  const { document, json } = open(service, path, marked.replace('‸', ''));
  const list = await service.doComplete(document, document.positionAt(at), json);
  return (list?.items ?? []).map(({ label }) => label.replace(/^"|"$/g, ''));
}

/** What the editor shows for the position `‸`. */
export async function hover(service: LanguageService, path: string, marked: string): Promise<string> {
  const at = marked.indexOf('‸');
  const { document, json } = open(service, path, marked.replace('‸', ''));
  const found = await service.doHover(document, document.positionAt(at), json);
  return [found?.contents ?? []].flat().map(String).join('\n');
}
