import {
  type Config,
  type ConfigFileName,
  configFiles,
  configFolders,
  namedTables,
} from '../../schemas/index.ts';
import { entriesOf } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { pluginCodeFolder } from '../plugins/plugin-code-folder.ts';
import { rowsIn } from './table-rows.ts';

/** The smallest part of a revision that can be reverted alone. */
export interface Unit {
  path: readonly string[];
  file: string;
  pointer: string;
  value: unknown;
}

/** Collections whose entries are units, by their key; and their order, but for messages, where it means nothing. */
const collections: Partial<Record<ConfigFileName, readonly string[]>> = {
  hosts: ['hosts'],
  channels: ['channels'],
  routes: ['routes'],
  cities: ['cities', 'rules'],
  trackers: ['networks'],
  endpoints: ['endpoints'],
  messages: ['messages'],
};
/** Collections whose entries have fields that are units. */
const withFields: Partial<Record<ConfigFileName, readonly string[]>> = { brands: ['brands', 'variants'] };

/** The paths of tables, whose rows and whose order of rows are units. */
const tables: readonly (readonly [ConfigFileName, ...string[]])[] = [
  ['navigation'],
  ['flags'],
  ...namedTables.map((name) => ['destinations', name] as const),
];

/** The key of the unit for the order of rows or entries. */
export const orderKey = '(order)';

/** The part with the code of plug-ins, by its key in the config. */
const pluginCode: keyof Config = 'pluginCode';

/** The part with the pictures and films that files name, by its key in the config. */
export const namedFiles: keyof Config = 'namedFiles';

/** Every unit of a config by its path. */
export function unitsOf(config: Config): Map<string, Unit> {
  const units = new Map<string, Unit>();
  const add = (
    file: string,
    path: readonly string[],
    pointer: readonly (string | number)[],
    value: unknown,
  ) => units.set(toPointer(path), { file, path, pointer: toPointer(pointer), value });
  for (const [name, { path: file }] of Object.entries(configFiles)) {
    addFile(name as ConfigFileName, file, config[name as ConfigFileName], add);
  }
  for (const [kind, { path }] of Object.entries(configFolders)) {
    for (const [id, value] of Object.entries(config[kind as keyof typeof configFolders] ?? {})) {
      add(`${path}/${id}.json`, [kind, id], [], value);
    }
  }
  for (const [id, files] of Object.entries(config.pluginCode ?? {})) {
    for (const [name, hash] of Object.entries(files)) {
      add(`${pluginCodeFolder}/${id}/${name}`, [pluginCode, id, name], [], hash);
    }
  }
  for (const [address, content] of Object.entries(config.namedFiles ?? {})) {
    add(`public${address}`, [namedFiles, address], [], content);
  }
  return units;
}

type Add = (
  file: string,
  path: readonly string[],
  pointer: readonly (string | number)[],
  value: unknown,
) => void;

function addFile(name: ConfigFileName, file: string, content: unknown, add: Add): void {
  for (const [key, value] of entriesOf(content)) {
    const isTable = tables.some(([of, part]) => of === name && part === key);
    if (isTable) addTable(file, [name, key], [key], value, add);
    else if (key === 'rules' && tables.some((one) => one.length === 1 && one[0] === name)) {
      addRows(file, [name], [], { rules: value }, add);
    } else if (collections[name]?.includes(key)) {
      for (const [id, entry] of entriesOf(value)) add(file, [name, key, id], [key, id], entry);
      if (name !== 'messages') add(file, [name, key, orderKey], [key], Object.keys(Object(value)));
    } else if (withFields[name]?.includes(key)) {
      for (const [id, entry] of entriesOf(value)) {
        for (const [field, one] of entriesOf(entry)) add(file, [name, key, id, field], [key, id, field], one);
      }
    } else add(file, [name, key], [key], value);
  }
}

function addTable(
  file: string,
  path: readonly string[],
  at: readonly string[],
  table: unknown,
  add: Add,
): void {
  for (const [key, value] of entriesOf(table)) {
    if (key === 'rules') addRows(file, path, at, table, add);
    else add(file, [...path, key], [...at, key], value);
  }
}

function addRows(
  file: string,
  path: readonly string[],
  at: readonly string[],
  table: unknown,
  add: Add,
): void {
  const rows = rowsIn(table);
  rows.forEach((row, index) => {
    add(file, [...path, 'rules', row.id], [...at, 'rules', index], row);
  });
  add(
    file,
    [...path, 'rules', orderKey],
    [...at, 'rules'],
    rows.map(({ id }) => id),
  );
}
