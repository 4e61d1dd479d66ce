import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildInlineScripts } from '../../../publish/app-build/build-inline-scripts.ts';
import { inlineScript } from '../../../publish/inline-scripts/inline-script.ts';

const { lateStyles } = await buildInlineScripts();

it('the late styles are requested a frame after the paint, do not apply, and are removed where they are lost', () => {
  const gone: string[] = [];
  const makeLink = (href: string) => ({
    href,
    disabled: true,
    media: '',
    onerror: undefined as (() => void) | undefined,
    removeAttribute(this: { disabled: boolean }) {
      this.disabled = false;
    },
    parentNode: { removeChild: (link: { href: string }) => gone.push(link.href) },
  });
  const links = [makeLink('a.css'), makeLink('b.css')];
  const tasks: (() => void)[] = [];
  const frames: (() => void)[] = [];
  const window = { requestAnimationFrame: (task: () => void) => frames.push(task) };
  const document = { querySelectorAll: () => links.filter(({ disabled }) => disabled) };
  runInNewContext(inlineScript(lateStyles, null), {
    window,
    document,
    setTimeout: (task: () => void) => tasks.push(task),
  });
  expect(tasks).toEqual([]);
  for (const frame of frames) frame();
  expect(links.map(({ disabled }) => disabled)).toEqual([true, true]);
  for (const task of tasks) task();
  expect(links.map(({ disabled, media }) => [disabled, media])).toEqual([
    [false, 'not all'],
    [false, 'not all'],
  ]);
  links[1]?.onerror?.();
  expect(gone).toEqual(['b.css']);
});
