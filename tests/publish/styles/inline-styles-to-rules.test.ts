import { expect, it } from 'vitest';
import { inlineStylesToRules } from '../../../publish/styles/inline-styles-to-rules.ts';

it('inlineStylesToRules moves styles of elements into rules, equal ones into one, and changes nothing else', () => {
  const html = '<p style="--part:20%">a</p><i style="top:0"></i><b class="x" style="--part:20%"></b>';
  expect(inlineStylesToRules(html)).toEqual({
    html: '<p data-style="0">a</p><i data-style="1"></i><b class="x" data-style="0"></b>',
    css: '#app [data-style="0"]{--part:20%}#app [data-style="1"]{top:0}',
  });
  expect(inlineStylesToRules('<p></p>')).toEqual({ html: '<p></p>', css: '' });
  expect(() => inlineStylesToRules('<p style="a:b}c{d:e"></p>')).toThrow('cannot be moved into a rule');
});
