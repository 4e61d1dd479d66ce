import { expect, test } from 'vitest';
import { similarNames } from '../../../../console/ui/field-values/similar-names.ts';

const rules = ['shanghai-skip-form', 'shenzhen-follow-account', 'shenzhen-standard', 'beijing-skip-form'];

test('the beginning of a long id, with slips in it, is near that id', () => {
  expect(similarNames('shenzen-folow', rules)).toEqual(['shenzhen-follow-account']);
  expect(similarNames('beijin-skip', rules)).toEqual(['beijing-skip-form']);
});

test('what is near a whole id is that one only, and what is near none has none', () => {
  expect(similarNames('shenzhen-standart', rules)).toEqual(['shenzhen-standard']);
  expect(similarNames('lhasa-anything', rules)).toEqual([]);
  expect(similarNames('form', rules)).toEqual([]);
});
