import type { Field, Form } from '../../schemas/index.ts';
import type { NamedItem } from '../edits/page-blocks.ts';
import { itemsOf, member, stringsOf } from '../json/json-values.ts';

/** What a form says of its answers, by what it is about. */
export const statementsOf = ({ id, purpose, receipt }: Form): [string, string][] =>
  Object.entries({ purpose, recipients: receipt?.recipients, withdraw: receipt?.withdraw }).flatMap(
    ([about, text]): [string, string][] => (text === undefined ? [] : [[`${id} ${about}`, text]]),
  );

/** What the consents of a form call the documents that they link: a part of the sentence that visitors agree to. */
export const namedDocuments = ({ id: form }: Form, fields: readonly Field[]): [string, string][] =>
  fields.flatMap((field): [string, string][] =>
    field.kind === 'consent'
      ? field.links.map(({ label, page }) => [`${form}/${field.id}/${page}`, label])
      : [],
  );

/** What a disclosure is called, as `costs.rows`, and its text; that of a whole block is empty. */
type Disclosure = [name: string, text: string];

/**
 * The costs, imprints, documents and lists of third parties of blocks, by type of block, and the texts of those with their
 * own.
 * @param isDisclosure - whether a block is one as a whole
 */
export function disclosuresIn(
  blocks: readonly NamedItem[],
  isDisclosure: (block: NamedItem) => boolean,
): Record<string, string[]> {
  const found = blocks.flatMap((block) => [
    ...(isDisclosure(block) ? [[String(block.type), ''] satisfies Disclosure] : []),
    ...textsOf(block),
  ]);
  return Object.fromEntries(
    [...new Set(found.map(([name]) => name))]
      .sort()
      .map((name) => [name, found.flatMap(([one, text]) => (one === name ? [text] : []))]),
  );
}

/** The texts of a block about costs and risks, with what qualifies an amount, and the paragraphs of a document. */
function textsOf({ type, rows, cost, example, risk, amount, sections }: NamedItem): Disclosure[] {
  const name = String(type);
  const own = Object.entries({ cost, example, risk, 'amount.note': member(amount, 'note') }).flatMap(
    ([key, text]): Disclosure[] => (typeof text === 'string' ? [[`${name}.${key}`, text]] : []),
  );
  const ofRows = name === 'costs' ? itemsOf(rows) : [];
  const rowTexts = ofRows.map((row): Disclosure => {
    return [`${name}.rows`, `${String(member(row, 'label'))}：${String(member(row, 'value'))}`];
  });
  const paragraphs = name === 'article' ? itemsOf(sections).flatMap(sectionTexts) : [];
  return [...rowTexts, ...own, ...paragraphs.map((text): Disclosure => ['article.text', text])];
}

const sectionTexts = (section: unknown): string[] => [
  String(member(section, 'heading')),
  ...stringsOf(member(section, 'paragraphs')),
];
