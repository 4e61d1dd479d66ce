import { beforeAll, describe, expect, it } from 'vitest';
import { cachedApp } from '../harness/cached-build.ts';
import { builtFiles, namesIn } from './names-in-build.ts';
import { newer } from './newer-than-targets.ts';
import { guarded, ignoredProperties, ignoredSelectors, ownNames, polyfilled } from './reviewed-features.ts';

describe('FLT-29: the build for Chrome 80 and iOS 13', () => {
  let names: Set<string>;
  let css: string;
  beforeAll(async () => {
    const folder = await cachedApp();
    names = new Set(builtFiles(folder, '.js').flatMap((one) => [...namesIn(one)]));
    css = builtFiles(folder, '.css').join('\n');
  });

  it('uses no newer function that is neither polyfilled, detected first, nor a name of our own', () => {
    const found = Object.keys(newer.names).filter((name) => names.has(name));
    const known = [...polyfilled, ...Object.keys(guarded), ...ownNames];
    expect(found.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !found.includes(name))).toEqual([]);
  });

  it.each([
    ['structuredClone', 'x = structuredClone(y)'],
    ['toSorted', 'x.toSorted()'],
    ['findLast', 'x["findLast"](y)'],
    ['groupBy', 'const { groupBy: g } = Object'],
    ['randomUUID', 'const { randomUUID } = crypto'],
    ['AggregateError', 'throw new AggregateError([])'],
    ['WeakRef', 'x && new WeakRef(y)'],
    ['ResizeObserver', 'typeof ResizeObserver'],
  ])('detects the use of %s', (name, program) => {
    expect(namesIn(program)).toContain(name);
    expect(Object.keys(newer.names)).toContain(name);
  });

  it('uses no newer CSS property that the pages need', () => {
    const used = Object.keys(newer.properties).filter((name) => new RegExp(`[{;]${name}:`).test(css));
    expect(used.filter((name) => !Object.hasOwn(ignoredProperties, name))).toEqual([]);
    expect(Object.keys(ignoredProperties).filter((name) => !used.includes(name))).toEqual([]);
  });

  it('uses no newer selector in a rule that the pages need', () => {
    const isUsed = (name: string) => new RegExp(`::?${name}(?![\\w-])`).test(selectorsOf(css));
    const used = Object.keys(newer.selectors).filter(isUsed);
    expect(used.filter((name) => !Object.hasOwn(ignoredSelectors, name))).toEqual([]);
    const inLists = [...css.matchAll(/[^{}]*:focus-visible[^{}]*(?=\{)/g)].filter(([rule]) => /,/.test(rule));
    expect(inLists.map(([rule]) => rule)).toEqual([]);
  });

  it('uses no newer at-rule, no nesting, and no gap in flex containers', () => {
    expect(Object.keys(newer.atRules).filter((name) => new RegExp(`@${name}\\b`).test(css))).toEqual([]);
    const rules = [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => body);
    expect(
      rules.filter((body) => /(^|;)(row-|column-)?gap:/.test(body) && !/display:grid/.test(body)),
    ).toEqual([]);
    expect(css).not.toMatch(/&|color-mix\(|light-dark\(|oklch\(|lab\(|color\(/);
  });

  it('uses dvh, svh, lvh and clamp() only inside @supports', () => {
    const outside = css.replaceAll(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
    expect(outside).not.toMatch(/\d[dsl]v[hw]\b|clamp\(/);
  });
});

/** The style sheet without its declarations, so that `display:column` is not taken for a selector. */
const selectorsOf = (css: string): string => css.replaceAll(/\{[^{}]*\}/g, '{}');
