import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadConfig, readConfig } from '../../../ops/check/check-config.ts';
import type { Config } from '../../../schemas/index.ts';
import { root } from '../../runtime/real-config.ts';

/** A text, number or switch of the config that ships. */
export interface Leaf {
  file: string;
  path: readonly (string | number)[];
  value: unknown;
  /** Equal for leaves that mean the same: names and indices are left out. */
  kind: string;
}

const notRead = new Set(['$schema', 'note', 'owner', '$allow']);

/** Every leaf of a file that a phone or a decision may read. */
function leavesOf(file: string): Leaf[] {
  const found: Leaf[] = [];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) if (!notRead.has(key)) visit(inner, [...path, key]);
    } else found.push({ file, path, value, kind: kindOf(file, path) });
  };
  visit(JSON.parse(readFileSync(join(root, file), 'utf8')), []);
  return found;
}

/** Every leaf of the config that ships. */
export const leavesOfConfig = (): Leaf[] =>
  globSync(['*s.json', 'definitions/**/*.json'], { cwd: root }).sort().flatMap(leavesOf);

/** Collections whose second key is a name. */
const named =
  /^(hosts|channels|brands|variants|cities|rules|routes|networks|clickIds|endpoints|messages|flags|channelInfo|query)$/;

function kindOf(file: string, path: readonly (string | number)[]): string {
  const folder = file.replace(/(pages|forms)\/.*/, '$1');
  const keys = path.map((key, at) =>
    typeof key === 'number' || (at === 1 && named.test(String(path[0]))) ? '*' : key,
  );
  return `${folder} ${keys.join('/')}`;
}

/** Other values for a leaf, the most telling first: what others of its kind have, then a variation. */
function candidates({ value, kind }: Leaf, all: readonly Leaf[]): unknown[] {
  const others = [...new Set(all.filter((one) => one.kind === kind).map((one) => one.value))];
  const same = others.filter((one) => one !== value && typeof one === typeof value);
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, ...same];
  const text = String(value);
  return [
    ...same.slice(0, 2),
    `${text}甲`,
    `${text}a`,
    text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
    text.slice(0, -1),
  ];
}

/** A config with one leaf changed, whether check likes it or not: only what is not well-formed is no config. */
export interface ChangedConfig {
  read: ReadConfig & { config: Config };
  to: unknown;
}

/** Changes one leaf to another valid value; null where the schema and the references allow none. */
export function changeLeaf(leaf: Leaf, all: readonly Leaf[]): ChangedConfig | null {
  const text = readFileSync(join(root, leaf.file), 'utf8');
  for (const to of candidates(leaf, all)) {
    if (to === leaf.value) continue;
    const content = JSON.parse(text);
    const parent = leaf.path.slice(0, -1).reduce((inner, key) => inner[key], content);
    parent[leaf.path.at(-1) ?? ''] = to;
    const read = readConfig(root, { overlay: new Map([[leaf.file, JSON.stringify(content)]]) });
    if (read.wellFormed) return { read: { ...read, config: read.wellFormed }, to };
  }
  return null;
}
