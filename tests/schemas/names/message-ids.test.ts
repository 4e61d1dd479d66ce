import { expect, it } from 'vitest';
import { messageIds } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';

it('messages.json has a text for every message that the code shows', () => {
  const { messages } = config.messages;
  expect(messageIds.filter((id) => messages[id] === undefined)).toEqual([]);
});
