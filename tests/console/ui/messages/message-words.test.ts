import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  aboutMessage,
  nameOfMessage,
  wordsOfMessage,
} from '../../../../console/ui/messages/message-about.ts';
import { areaOfMessage } from '../../../../console/ui/messages/message-areas.ts';
import { fieldOfMessage } from '../../../../console/ui/messages/message-field.ts';
import { byArea, messageIdsOf } from '../../../../console/ui/messages/message-ids-of.ts';
import { root } from '../../../../publish/environment/settings.ts';
import { messageIds } from '../../../../schemas/index.ts';

const { messages } = JSON.parse(readFileSync(join(root, 'definitions/messages.json'), 'utf8')) as {
  messages: Record<string, string>;
};

test('every message that the code shows says in both languages where it is shown', () => {
  const own = areaOfMessage('no-such-message');
  const without = messageIds.filter((id) => {
    const { zh, en } = areaOfMessage(id);
    return areaOfMessage(id) === own || !/\p{Script=Han}/u.test(zh) || /\p{Script=Han}/u.test(en);
  });
  expect(without).toEqual([]);
  expect(areaOfMessage('field.area.required')).not.toBe(areaOfMessage('field.required'));
});

test('a message is found by its text, by where it is shown, and by its shipped text in the language of the operator', () => {
  const found = (typed: string) =>
    Object.keys(messages).filter((id) => wordsOfMessage(id, messages[id]).includes(typed.toLowerCase()));
  expect(found('验证码已过期')).toEqual(['login.codeExpired']);
  expect(found('Try again')).toContain('action.retry');
  expect(found('视频')).toEqual(expect.arrayContaining(['video.play', 'video.failed']));
  expect(found('没有填写时')).toContain('field.mobile.required');
});

test('the shipped text stands beside a message that says something else, or nothing', () => {
  expect(aboutMessage('action.retry', '重试')).toEqual({ zh: '', en: 'in English: “Try again”' });
  expect(aboutMessage('action.retry', '再来一次')?.zh).toBe('自带的是“重试”');
  expect(aboutMessage('action.retry', undefined)?.zh).toBe('没有另写，用自带的“重试”');
  expect(aboutMessage('question.sent', '收到了')).toBeNull();
});

test('a message that ships may be emptied, one of the config alone may not, nor one in a language that does not ship', () => {
  const isRequired = (id: string, ...languages: string[]) =>
    fieldOfMessage(id, messages[id], languages).isRequired;
  expect(isRequired('action.retry', 'zh-CN')).toBe(false);
  expect(isRequired('action.retry', 'zh-CN', 'ru')).toBe(true);
  expect(isRequired('question.sent', 'zh-CN')).toBe(true);
});

test('messages that the config does not write are listed behind its own, each area once', () => {
  const ids = messageIdsOf({ 'video.play': '播放', own: '自己的' }, ['zh-CN']);
  expect(ids.slice(0, 2)).toEqual(['video.play', 'own']);
  expect(ids).toEqual(expect.arrayContaining([...messageIds]));
  const first = byArea(ids, 3);
  expect([...first.values()]).toEqual([['video.play', 'video.captions', 'video.failed']]);
  expect([...byArea(ids, ids.length).values()].flat()).toHaveLength(ids.length);
});

test('a message is named by words: when it is shown, else what it says, and its id stands beside', () => {
  expect(nameOfMessage('field.mobile.required', undefined)).toEqual({
    zh: '没有填写时的错误',
    en: 'error where nothing is filled in',
  });
  expect(nameOfMessage('action.retry', '再来一次')).toEqual({ zh: '重试', en: 'Try again' });
  expect(nameOfMessage('question.sent', { 'zh-CN': '收到了', en: 'Received' }).zh).toBe('收到了');
  const ids = messageIdsOf(messages, ['zh-CN']);
  expect(ids.filter((id) => nameOfMessage(id, messages[id]).zh === id)).toEqual([]);
  for (const id of ids) expect(fieldOfMessage(id, messages[id], ['zh-CN']).about?.zh).toContain(id);
});
