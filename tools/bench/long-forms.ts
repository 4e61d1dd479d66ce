import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '../../schemas/index.ts';
import { type BenchField, makeFields } from '../../tests/bench/fields.ts';

const asField = ({ kind, id, label, options = [] }: BenchField): Field => {
  const listed = options.map((option) => ({ value: option, label: option }));
  if (kind === 'choice') return { kind, id, label, options: listed };
  if (kind === 'select') return { kind: 'picker', id, label, options: listed };
  if (kind === 'number') return { kind, id, label, min: 0, max: 1000, decimals: 0, unit: '元' };
  return { kind: 'text', id, label };
};

/** A page with one form whose visibility depends on no server fact. */
const pageOf = (id: string) => ({
  id,
  outcomes: ['seeDownload'],
  body: [
    {
      ...{ type: 'form', id: 'long', form: id, title: '填写申请信息' },
      onResult: {
        cases: [{ code: 200, finish: 'seeDownload' }],
        otherwise: { show: { at: 'form', message: 'login.failed' } },
      },
    },
  ],
});

export const longFormPath = (count: number): string => `/bench-${count}`;

/**
 * Copies the config and adds a page and a route for a form of each size.
 * @param to - an empty folder
 */
export function addLongForms(from: string, to: string, counts: readonly number[]): void {
  for (const name of ['hosts.json', 'brands.json', 'channels.json', 'definitions', 'public'])
    cpSync(join(from, name), join(to, name), { recursive: true });
  mkdirSync(join(to, 'definitions'), { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(join(to, 'definitions', file), JSON.stringify(value, null, 2));
  const table = JSON.parse(readFileSync(join(to, 'definitions/routes.json'), 'utf8'));
  for (const count of counts) {
    const id = `bench-${count}`;
    const fields = makeFields(count).map(asField);
    write(`forms/${id}.json`, {
      ...{ id, purpose: '用于测量。', endpoint: 'userSave', submitLabel: '提交申请' },
      fields,
    });
    write(`pages/${id}.json`, pageOf(id));
    table.routes[`bench${count}`] = {
      ...{ path: longFormPath(count), page: id, kind: 'other', on: 'everyHost' },
    };
  }
  write('routes.json', table);
}
