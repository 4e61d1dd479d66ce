import { ChangeSet, Text } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextMerge } from '../../../console/ui/json-editor/text-merge.ts';

/** The events at the page: a key, a send, a response, a refusal, an edit of the draft by somebody else. */
const happening = fc.oneof(
  fc.record({ what: fc.constant('key' as const), at: fc.nat(60), letter: fc.constantFrom('a', 'b', '\n') }),
  fc.record({ what: fc.constant('delete' as const), at: fc.nat(60) }),
  fc.record({ what: fc.constantFrom('send' as const, 'made' as const, 'refused' as const) }),
  fc.record({
    what: fc.constant('elsewhere' as const),
    at: fc.nat(60),
    text: fc.constantFrom('X', 'YY', '\nZ'),
  }),
);

const applied = (text: string, changes: ChangeSet) => changes.apply(Text.of(text.split('\n'))).toString();
const spliced = (text: string, at: number, gone: number, now: string) =>
  text.slice(0, at) + now + text.slice(at + gone);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test('whatever else changes the draft, in the end it contains every typed letter, once, and all other edits', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      let server = '{\n  "q": 1\n}';
      const typing = new TextMerge(server);
      let editor = server;
      let onTheWay: { text: string; over: string } | null = null;
      let typed = 0;
      let moved = 0;
      /** The page sends the version whose text it has. */
      let known = server;
      const receive = () => {
        known = server;
        const changes = typing.received(server);
        if (changes) editor = applied(editor, changes);
      };
      const send = () => {
        const changes = typing.take();
        if (changes) onTheWay = { text: applied(known, changes), over: known };
      };
      const answer = () => {
        if (!onTheWay) return;
        // The console accepts a text only for the version that it was typed in.
        if (onTheWay.over === server) server = onTheWay.text;
        else typing.refused();
        onTheWay = null;
        receive();
      };
      for (const one of happenings) {
        if (one.what === 'key') {
          const at = Math.min(one.at, editor.length);
          typing.typed(ChangeSet.of({ from: at, insert: one.letter }, editor.length, '\n'));
          editor = spliced(editor, at, 0, one.letter);
          if (one.letter !== '\n') typed += 1;
        } else if (one.what === 'delete' && /\d/.test(editor.charAt(one.at))) {
          typing.typed(ChangeSet.of({ from: one.at, to: one.at + 1 }, editor.length, '\n'));
          editor = spliced(editor, one.at, 1, '');
        } else if (one.what === 'send') send();
        else if (one.what === 'made') answer();
        else if (one.what === 'refused') {
          typing.refused();
          onTheWay = null;
        } else if (one.what === 'elsewhere' && onTheWay === null) {
          server = spliced(server, Math.min(one.at, server.length), 0, one.text);
          moved += count(one.text, /[XYZ]/g);
          receive();
        } else if (one.what === 'elsewhere') {
          server = spliced(server, Math.min(one.at, server.length), 0, one.text);
          moved += count(one.text, /[XYZ]/g);
        }
        expect(typing.text).toBe(editor);
      }
      for (let round = 0; round < 4; round += 1) {
        answer();
        receive();
        send();
      }
      answer();
      expect(typing.isSettled).toBe(true);
      expect(server).toBe(editor);
      expect(count(server, /[ab]/g)).toBe(typed);
      expect(count(server, /[XYZ]/g)).toBe(moved);
    }),
    { numRuns: 2000 },
  );
});
