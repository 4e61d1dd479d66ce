import { beforeAll, describe, expect, it } from 'vitest';
import { cachedApp } from '../harness/cached-build.ts';
import { builtFiles, namesIn } from './names-in-build.ts';
import { newer } from './newer-than-targets.ts';
import { guarded, leftOut, leftOutSelectors, ownWords, polyfilled } from './reviewed-features.ts';

describe('FLT-29: what is built for Chrome 80 and iOS 13', () => {
  let names: Set<string>;
  let css: string;
  beforeAll(async () => {
    const folder = await cachedApp();
    names = new Set(builtFiles(folder, '.js').flatMap((one) => [...namesIn(one)]));
    css = builtFiles(folder, '.css').join('\n');
  }, 120_000);

  it('has no function of later browsers that is not added, asked for first, or our own word', () => {
    const found = Object.keys(newer.names).filter((name) => names.has(name));
    const known = [...polyfilled, ...Object.keys(guarded), ...ownWords];
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
  ])('would be seen to use %s', (name, program) => {
    expect(namesIn(program)).toContain(name);
    expect(Object.keys(newer.names)).toContain(name);
  });

  it('has no style of later browsers that the pages need', () => {
    const used = Object.keys(newer.properties).filter((name) => new RegExp(`[{;]${name}:`).test(css));
    expect(used.filter((name) => !Object.hasOwn(leftOut, name))).toEqual([]);
    expect(Object.keys(leftOut).filter((name) => !used.includes(name))).toEqual([]);
  });

  it('has no selector of later browsers that a rule hangs on', () => {
    const isUsed = (name: string) => new RegExp(`::?${name}(?![\\w-])`).test(selectorsOf(css));
    const used = Object.keys(newer.selectors).filter(isUsed);
    expect(used.filter((name) => !Object.hasOwn(leftOutSelectors, name))).toEqual([]);
    const inLists = [...css.matchAll(/[^{}]*:focus-visible[^{}]*(?=\{)/g)].filter(([rule]) => /,/.test(rule));
    expect(inLists.map(([rule]) => rule)).toEqual([]);
  });

  it('has no at-rule, nesting, or gap between flexed boxes of later browsers', () => {
    expect(Object.keys(newer.atRules).filter((name) => new RegExp(`@${name}\\b`).test(css))).toEqual([]);
    const rules = [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => body);
    expect(
      rules.filter((body) => /(^|;)(row-|column-)?gap:/.test(body) && !/display:grid/.test(body)),
    ).toEqual([]);
    expect(css).not.toMatch(/&|color-mix\(|light-dark\(|oklch\(|lab\(|color\(/);
  });

  it('measures by the visible screen, or cuts at a bound, only where the browser was asked for it', () => {
    const outside = css.replaceAll(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
    expect(outside).not.toMatch(/\d[dsl]v[hw]\b|clamp\(/);
  });
});

/** A declaration is no selector: `display:column` is none. */
const selectorsOf = (css: string): string => css.replaceAll(/\{[^{}]*\}/g, '{}');
