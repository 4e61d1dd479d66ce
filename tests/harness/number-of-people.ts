import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The field that asks a visitor in the hall how many come; English label `People, you included`. */
const people = {
  kind: 'number',
  id: 'people',
  label: { 'zh-CN': '一共几个人', en: 'People, you included' },
  min: 1,
  max: 6,
  decimals: 0,
  default: 1,
  showWhenAnswers: { attendance: 'hall' },
};

/** Lets the form of a copy of examples/event-registration ask for a number instead of names. */
export function askForNumberOfPeople(dir: string): void {
  const file = join(dir, 'definitions/forms/registration.json');
  const form: { fields: { id: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const fields = form.fields.map((field) => (field.id === 'companions' ? people : field));
  writeFileSync(file, JSON.stringify({ ...form, fields }));
}
