import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConvertedForm, convert, type Format, readConfig } from '../../../ops/index.ts';
import { small } from '../cli/run-main.ts';

/** The small config with an endpoint that takes a whole form. */
export function makeConfig(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-convert-'));
  cpSync(small, dir, { recursive: true });
  const path = join(dir, 'definitions/endpoints.json');
  const file = JSON.parse(readFileSync(path, 'utf8')) as { endpoints: Record<string, unknown> };
  file.endpoints.answers = { path: '/v3/user/save', payload: 'form', codes: [200, 4222] };
  writeFileSync(path, JSON.stringify(file, null, 2));
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}

const { wellFormed: config } = readConfig(small);

export function converted(file: unknown, format: Format): ConvertedForm {
  if (!config) throw new Error('the small config has errors');
  const result = convert(file, format, 'sample', 'answers', config);
  if (!result) throw new Error(`no form of ${format}`);
  return result;
}

/** The fields of the form, by id. */
export const fieldsOf = ({ form }: ConvertedForm): Record<string, Record<string, unknown>> =>
  Object.fromEntries((form?.fields ?? []).map((field) => [field.id, field]));

/** What was lost: what, of which element, and whether nothing is left of it. */
export const lossesOf = ({ losses }: ConvertedForm) =>
  losses.map(({ what, name, whole }) => ({ what, name, whole }));
