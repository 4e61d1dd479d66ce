import { describe, expect, it } from 'vitest';
import { asModule } from '../../../publish/app-build/react-modules.ts';

const asUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

describe('a CommonJS file of React as a module', () => {
  it('exports what the file exports, under the same names', async () => {
    const code = `"use strict";
var hidden = 1;
exports.first = hidden;
exports.second = function () {
  return hidden + 1;
};
`;
    const { first, second } = await import(asUrl(asModule(code)));
    expect([first, second()]).toEqual([1, 2]);
  });
  it('keeps an export that is set twice and called by the file itself', async () => {
    const code = `exports.now = void 0;
if (true) {
  exports.now = function () {
    return 5;
  };
}
exports.later = function () {
  return exports.now() + 1;
};
`;
    const { now, later } = await import(asUrl(asModule(code)));
    expect([now(), later()]).toEqual([5, 6]);
  });
  it('imports what the file requires', () => {
    const module = asModule(`var Scheduler = require("scheduler"),
  React = require("react");
exports.root = function () {
  return React.lazy(Scheduler.now);
};
`);
    expect(module).toContain("import * as Scheduler from 'scheduler';\nimport * as React from 'react';");
    expect(module).not.toContain('require');
  });
  it('gives unused exports away as constants, which a bundler drops', () => {
    expect(asModule('exports.unused = function () {};\n')).toContain('const $unused =');
  });
  it.each([
    ['a require amid an expression', 'exports.a = require("react").memo;\n'],
    ['all exports at once', 'exports.a = 1;\nmodule.exports = { a: 1 };\n'],
    ['no export', 'var a = 1;\n'],
  ])('refuses a file with %s, instead of building an app that does not start', (_, code) => {
    expect(() => asModule(code)).toThrow('no longer written as');
  });
});
