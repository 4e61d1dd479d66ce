import { describe, expect, it } from 'vitest';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

interface Node {
  role: string;
  name: string;
  description: string;
}

/** What a screen reader goes through, in its order. */
async function accessibilityTree(visitor: Visitor): Promise<Node[]> {
  const devtools = await visitor.context.newCDPSession(visitor.page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'InlineTextBox')
    .map(({ role, name, description }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
    }));
}

describe.concurrent('the text of a consent', () => {
  it.each([
    ['alone on a landing page', undefined, '/login', '未注册手机号将自动创建账号'],
    ['with a name, beside others', 'ok' as const, '/form-package-simple', '我单独同意'],
  ])('is read once by a screen reader: %s, and its links can be reached', async (_, token, path, text) => {
    await using visitor = await arrive(token ? { token } : {});
    await visitor.open(path);
    await visitor.page.locator('[data-field] input[type=checkbox]:visible').first().waitFor();
    const nodes = await accessibilityTree(visitor);
    const reading = nodes.filter(({ name, description }) => (name + description).includes(text));
    expect(reading.map(({ role }) => role)).toEqual(['checkbox']);
    expect(reading[0]?.description).toBe('');
    const links = nodes.filter(({ role, name }) => role === 'button' && name.startsWith('《'));
    expect(links.length).toBeGreaterThan(0);
  });
});
