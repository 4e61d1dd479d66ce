import {
  getLanguageService,
  type JSONSchema,
  type LanguageService,
  type MarkedString,
  type MarkupContent,
  TextDocument,
} from 'vscode-json-languageservice';
import { toTemplate } from './snippet-template.ts';

/** One completion: what it replaces, its label, and what it inserts, in the syntax of CodeMirror's snippets. */
export interface CompletionProposal {
  from: number;
  to: number;
  /** The text that typing is matched with, in quotation marks where the text has them. */
  label: string;
  shown: string;
  about: string;
  template: string;
}

const schemaUri = 'funnel://schema';

/** Completion and hover of one file from its schema, by the JSON language service. */
export class JsonLanguageService {
  readonly #service: LanguageService;

  constructor(schema: unknown) {
    this.#service = getLanguageService({
      // The file names its schema by a path that the page cannot load: the draft's schema replaces it.
      workspaceContext: { resolveRelativePath: () => schemaUri },
      schemaRequestService: () => Promise.reject(new Error('schemas are not fetched')),
    });
    this.#service.configure({
      validate: false,
      allowComments: false,
      schemas: [{ uri: schemaUri, fileMatch: ['*'], schema: schema as JSONSchema }],
    });
  }

  async complete(text: string, offset: number): Promise<CompletionProposal[]> {
    const document = documentOf(text);
    const found = await this.#service.doComplete(
      document,
      document.positionAt(offset),
      this.#service.parseJSONDocument(document),
    );
    return (found?.items ?? []).flatMap((item): CompletionProposal[] => {
      const edit = item.textEdit;
      if (!edit || !('range' in edit)) return [];
      return [
        {
          from: document.offsetAt(edit.range.start),
          to: document.offsetAt(edit.range.end),
          label: item.filterText ?? item.label,
          shown: item.label,
          about: contentText(item.documentation ?? item.detail ?? ''),
          template: item.insertTextFormat === 2 ? toTemplate(edit.newText) : plain(edit.newText),
        },
      ];
    });
  }

  async hover(text: string, offset: number): Promise<{ from: number; to: number; about: string } | null> {
    const document = documentOf(text);
    const found = await this.#service.doHover(
      document,
      document.positionAt(offset),
      this.#service.parseJSONDocument(document),
    );
    const about = found ? contentText(found.contents) : '';
    if (!found?.range || about === '') return null;
    return { from: document.offsetAt(found.range.start), to: document.offsetAt(found.range.end), about };
  }
}

const documentOf = (text: string) => TextDocument.create('funnel://draft.json', 'json', 1, text);

/** Text that is inserted literally: it contains no placeholder. */
const plain = (text: string): string => text.replaceAll('\\', '\\\\').replace(/([#$])\{/g, '$1\\{');

type Content = MarkupContent | MarkedString | MarkedString[];
/** The markup is escaped text in paragraphs; it is shown as text. */
function contentText(content: Content): string {
  if (Array.isArray(content)) return content.map(contentText).join('\n\n').trim();
  const text = typeof content === 'string' ? content : content.value;
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim();
}
