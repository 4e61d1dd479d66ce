import { expect, test } from 'vitest';
import { deviceOf, deviceParts, wholeVisitor } from '../../../../console/ui/visitor/visitor.ts';

test('a visitor for whom no phone was chosen is explained with the phone that the controls show', () => {
  const { system, view } = deviceParts(undefined);
  expect(wholeVisitor({}, null).device).toBe(deviceOf(system, view));
  expect(wholeVisitor({ device: 'android+wechat' }, null).device).toBe('android+wechat');
});
