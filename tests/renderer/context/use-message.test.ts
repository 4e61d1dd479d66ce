import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { ruleMessage } from '../../../renderer/form/validation-resolver.ts';
import { type MessagesFile, messageIds } from '../../../schemas/index.ts';

const readJson = async <T>(path: string) => JSON.parse(await readFile(join(root, path), 'utf8')) as T;

describe('messages', () => {
  it('are all in messages.json', async () => {
    const { messages } = await readJson<MessagesFile>('definitions/messages.json');
    expect(messageIds.filter((id) => !Object.hasOwn(messages, id))).toEqual([]);
  });
  it('exist for every validation error of a field kind', async () => {
    const { messages } = await readJson<MessagesFile>('definitions/messages.json');
    const message = (id: string) => messages[id] ?? id;
    const reachable = {
      mobile: ['required', 'invalid', 'reseller'],
      smsCode: ['required', 'invalid'],
      personName: ['required', 'invalid', 'tooLong'],
      idCard: ['required', 'invalid'],
      amount: ['required', 'invalid', 'tooSmall', 'tooLarge'],
      choice: ['required', 'invalid'],
      picker: ['required', 'invalid'],
      area: ['required', 'invalid'],
      text: ['required', 'tooLong'],
      phone: ['required', 'invalid'],
      address: ['required', 'tooLong'],
      consent: ['required'],
    } as const;
    for (const [kind, rules] of Object.entries(reachable)) {
      for (const rule of rules) {
        const text = messages[`field.${kind}.${rule}`];
        expect(text).toBeTruthy();
        expect(ruleMessage(kind as 'mobile', rule, message)).toBe(text);
      }
    }
    expect(ruleMessage('consent', 'tooLong', message)).toBe(messages['field.invalid']);
  });
});
