import { expect, test, vi } from 'vitest';
import type { LanguagesResponse } from '../../../console/api/index.ts';
import { withConsole } from '../harness/served-console.ts';

const note = (text: string) =>
  ({ do: 'set', file: 'channels.json', path: ['channels', '5589', 'note'], value: text }) as const;

test('what a language means is asked again where another window edits the draft meanwhile', () =>
  withConsole(async ({ post, console }) => {
    const { queryThread, draft } = console;
    const ask = queryThread.ask.bind(queryThread);
    const asked = vi.spyOn(queryThread, 'ask').mockImplementationOnce(async (...given) => {
      const answer = await ask(...given);
      draft.apply([note('for colleagues')]);
      return answer;
    });
    const { version, edits } = await post<LanguagesResponse>('/api/languages', {
      languages: ['zh-CN', 'en'],
    });
    expect(version).toBe(draft.version);
    expect(edits.length).toBeGreaterThan(0);
    // Twice for the edits, once for the texts that they would lack.
    expect(asked).toHaveBeenCalledTimes(3);
  }));

test('what a language means is refused where the draft never comes to rest', () =>
  withConsole(async ({ ask, console }) => {
    const { queryThread, draft } = console;
    const answered = queryThread.ask.bind(queryThread);
    let edits = 0;
    vi.spyOn(queryThread, 'ask').mockImplementation(async (...given) => {
      const answer = await answered(...given);
      edits += 1;
      draft.apply([note(`${edits}`)]);
      return answer;
    });
    const { status, answer } = await ask('/api/languages', { languages: ['zh-CN', 'en'] });
    expect([status, answer.error]).toEqual([409, 'stale']);
  }));
