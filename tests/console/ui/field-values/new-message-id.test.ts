import { expect, test } from 'vitest';
import { newMessageId } from '../../../../console/ui/field-values/new-message-id.ts';

test('a new message has a free id, by the name of its page or form', () => {
  const file = 'definitions/pages/spring-car-2.json';
  expect(newMessageId(file, {})).toBe('own.springCar2.1');
  expect(newMessageId(file, { 'own.springCar2.1': 'a', 'own.springCar2.2': 'b' })).toBe('own.springCar2.3');
  expect(newMessageId('channels.json', null)).toBe('own.channels.1');
});
