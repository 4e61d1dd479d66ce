import { describe, expect, it } from 'vitest';
import { criticalCss } from '../../../publish/styles/critical-css.ts';

const criticalOf = (css: string, ...classes: string[]) => criticalCss(css, new Set(classes));

describe('the critical CSS of an HTML', () => {
  it('contains the rules whose classes its elements have, in every state, and those of elements', () => {
    const css =
      'p{margin:0}.a{top:0}.a:focus{top:1px}.a[aria-invalid=true]>.b{top:2px}.c,.a{top:3px}.c{top:4px}';
    expect(criticalOf(css, 'a')).toBe('p{margin:0}.a{top:0}.a:focus{top:1px}.a{top:3px}');
    expect(criticalOf(css, 'a', 'b')).toBe(
      'p{margin:0}.a{top:0}.a:focus{top:1px}.a[aria-invalid=true]>.b{top:2px}.a{top:3px}',
    );
  });

  it('sets no custom property that the theme sets anyway, and none that no rule uses', () => {
    const css = ':root{--fill:red;--gap:1px}@media print{:root{--fill:blue}}.a{--fill:green}';
    expect(criticalCss(css, new Set(['a']), new Set(['--fill']))).toBe('.a{--fill:green}');
  });

  it('repeats nothing: it leaves out the rules that the HTML contains for other classes', () => {
    const css = 'p{margin:0}.a{top:0}.b,.c{top:1px}.a>.c{top:2px}@media print{.a{top:3px}}';
    const [first, all] = [new Set(['a', 'b']), new Set(['a', 'b', 'c'])];
    expect(criticalCss(css, first)).toBe('p{margin:0}.a{top:0}.b{top:1px}@media print{.a{top:3px}}');
    expect(criticalCss(css, all, new Set(), first)).toBe('.c{top:1px}.a>.c{top:2px}');
  });

  it('replaces custom properties that are set once for all elements by their values', () => {
    const css =
      ':root{--small:13px;--wide:9px;--ground:#fff;--gap:var(--wide)}@media print{:root{--wide:1px}}' +
      '.a{top:var(--small);left:var(--wide);color:var(--ground,red);margin:var(--gap)}.z{top:var(--small)}';
    expect(criticalOf(css, 'a')).toBe(
      ':root{--wide:9px;--ground:#fff;--gap:var(--wide)}@media print{:root{--wide:1px}}' +
        '.a{top:13px;left:var(--wide);color:var(--ground,red);margin:var(--gap)}',
    );
    expect(criticalCss(css, new Set(['a']), new Set(['--small']))).toContain('top:var(--small)');
  });

  it('sets a custom property that is derived from others where a rule uses it, and nowhere else', () => {
    const css = ':root{--card:red;--bar:var(--card)}p{margin:0}.a{top:0}.b{color:var(--bar)}';
    expect(criticalOf(css, 'a')).toBe('p{margin:0}.a{top:0}');
    expect(criticalOf(css, 'b')).toBe(':root{--bar:red}p{margin:0}.b{color:var(--bar)}');
    const themed = new Set(['--card']);
    expect(criticalCss(css, new Set(['a']), themed)).toBe('p{margin:0}.a{top:0}');
    expect(criticalCss(css, new Set(['a', 'b']), themed, new Set(['a']))).toBe(
      ':root{--bar:var(--card)}.b{color:var(--bar)}',
    );
  });

  it('includes a rule that excludes a class which no element has', () => {
    expect(criticalOf('.a:not(.z){top:0}', 'a')).toBe('.a:not(.z){top:0}');
  });

  it('contains no empty media query, however deeply nested', () => {
    expect(criticalOf('@media (min-width:1px){@supports (top:0){.z{top:0}}}.a{top:0}', 'a')).toBe(
      '.a{top:0}',
    );
    expect(criticalOf('@media (min-width:1px){.z{top:0}.a{top:1px}}', 'a')).toBe(
      '@media (min-width:1px){.a{top:1px}}',
    );
  });

  it('contains the keyframes that are used, and no others', () => {
    const css =
      '@keyframes turn{to{top:0}}@keyframes fade{to{top:1px}}.a{animation:1s turn}.z{animation:1s fade}';
    expect(criticalOf(css, 'a')).toBe('@keyframes turn{to{top:0}}.a{animation:1s turn}');
  });
});
