import { expect, test } from 'vitest';
import { inOneLine } from '../../../../console/ui/shell/in-one-line.ts';

test('sentences beside others in one line have no full stop, and what is empty leaves no dot', () => {
  expect(inOneLine(['没有访客去到别处。', '1 项风险：协议的文字变了', ''])).toBe(
    '没有访客去到别处 · 1 项风险：协议的文字变了',
  );
  expect(inOneLine(['No visitor ends elsewhere.'])).toBe('No visitor ends elsewhere');
});
