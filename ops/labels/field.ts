import type { Text } from '../text.ts';
import { nodeAt, resolved, type SchemaNode } from './schema-node.ts';

export type FieldKind = 'text' | 'long' | 'number' | 'yes' | 'choice' | 'tokens' | 'color' | 'picture';

/** One value of an entry that an operator can edit, as its schema describes it. */
export interface Field {
  /** Keys from the entry to the value. */
  path: readonly string[];
  kind: FieldKind;
  label: Text;
  /** The rest of the description, where it says more than the label. */
  about: Text | null;
  isRequired: boolean;
  /** What it can be; empty where anything of the right form can. */
  choices: readonly (string | number)[];
  /** What the choices are ids of: `brand`, `cityRule`, `route`, … */
  names: string | null;
  /** The form that a text, or each token, has to have. */
  pattern: RegExp | null;
  minLength: number;
  maxLength: number;
  minimum: number;
  maximum: number;
}

/** From here on a text is edited in more than one line. */
const longText = 100;

/** Every value of an entry, also of the objects within it; notes last, where nobody overlooks the rest. */
export function fieldsOf(root: SchemaNode, entry: SchemaNode, path: readonly string[] = []): Field[] {
  const fields = Object.entries(entry.properties ?? {})
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, given]) => {
      const node = resolved(root, given);
      const to = [...path, key];
      return node.type === 'object' && node.properties
        ? fieldsOf(root, node, to)
        : [fieldOf(root, node, to, entry.required?.includes(key) ?? false)];
    });
  const isNote = ({ path: [first] }: Field) => first === 'note';
  return [...fields.filter((one) => !isNote(one)), ...fields.filter(isNote)];
}

/** The field of one place in a file, whatever its ids are; null where there is none, or several in one. */
export function fieldAt(root: SchemaNode, path: readonly string[]): Field | null {
  const node = nodeAt(root, path);
  return node ? fieldOf(root, node, path, false) : null;
}

function fieldOf(root: SchemaNode, node: SchemaNode, path: readonly string[], isRequired: boolean): Field {
  const item = node.items ? resolved(root, node.items) : null;
  const of = item ?? node;
  return {
    path,
    kind: kindOf(node),
    ...described(node.description, path.at(-1) ?? ''),
    isRequired,
    choices: of.enum ?? [],
    names: of.names ?? null,
    pattern: of.pattern === undefined ? null : new RegExp(of.pattern, 'u'),
    minLength: node.minLength ?? node.minItems ?? 0,
    maxLength: of.maxLength ?? Number.POSITIVE_INFINITY,
    minimum: node.minimum ?? Number.NEGATIVE_INFINITY,
    maximum: node.maximum ?? Number.POSITIVE_INFINITY,
  };
}

function kindOf(node: SchemaNode): FieldKind {
  if (node.type === 'array') return 'tokens';
  if (node.type === 'boolean') return 'yes';
  if (node.names === 'asset') return 'picture';
  if (node.enum) return 'choice';
  if (node.type === 'integer' || node.type === 'number') return 'number';
  if (node.pattern?.startsWith('^#[0-9a-f]')) return 'color';
  return (node.maxLength ?? 0) > longText ? 'long' : 'text';
}

/** Splits "中文，说明 | English: more (R-BRAND 2)" into what stands above a field and what stands under it. */
function described(description: string | undefined, key: string): Pick<Field, 'label' | 'about'> {
  const plain = (description ?? key).replace(/\s*\(R-[A-Z]+[^)]*\)$/, '');
  const [zh = key, en = zh] = plain.split(' | ');
  const cut = (text: string, at: RegExp) => {
    const found = at.exec(text);
    const end = found?.index ?? text.length;
    return { label: text.slice(0, end), about: text.slice(end + (found?.[0].length ?? 0)) };
  };
  const [zhCut, enCut] = [cut(zh, /[：，；]/), cut(en, /[:,;] /)];
  const about = zhCut.about || enCut.about ? { zh: zhCut.about, en: enCut.about } : null;
  return { label: { zh: zhCut.label, en: enCut.label }, about };
}
