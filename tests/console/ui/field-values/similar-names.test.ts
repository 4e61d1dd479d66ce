import { expect, test } from 'vitest';
import { nearNames } from '../../../../console/ui/field-values/similar-names.ts';

const rules = ['shanghai-skip-form', 'shenzhen-follow-account', 'shenzhen-standard', 'beijing-skip-form'];

test('the beginning of a long id, with slips in it, is near that id', () => {
  expect(nearNames('shenzen-folow', rules)).toEqual(['shenzhen-follow-account']);
  expect(nearNames('beijin-skip', rules)).toEqual(['beijing-skip-form']);
});

test('what is near a whole id is that one only, and what is near none has none', () => {
  expect(nearNames('shenzhen-standart', rules)).toEqual(['shenzhen-standard']);
  expect(nearNames('lhasa-anything', rules)).toEqual([]);
  expect(nearNames('form', rules)).toEqual([]);
});
