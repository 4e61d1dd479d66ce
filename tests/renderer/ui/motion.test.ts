import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type Declaration, parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';

/** The longest movement, ms. */
const longest = 200;
/** What a phone moves without laying out or painting anything. */
const cheap = new Set(['transform', 'opacity']);
/**
 * Movements without an end, while a visitor waits: no step of one waits for the next, and a short one would only flicker.
 * They are of transform or opacity like all others, and stand still where the visitor wants no movement.
 */
const loops: Readonly<Record<string, string>> = {
  'blocks-action/Progress.module.css pulse': 'three dots while the server decides',
  'router/PageState.module.css turn': 'a page that loads',
  'ui/Pressable.module.css turn': 'a button whose call has no answer yet',
  'ui/Skeleton.module.css breathe': 'the shape of what loads',
};

interface Sheet {
  file: string;
  css: string;
}
const folders = ['renderer', 'profiles'];
const filesOf = (ending: RegExp): Sheet[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => ({ file, css: readFileSync(join(root, folder, file), 'utf8') })),
  );

const timesIn = (value: string): number[] =>
  [...value.matchAll(/(?<![\w.-])(-?[\d.]+)(ms|s)\b/g)].map(
    ([, number, unit]) => Number(number) * (unit === 's' ? 1000 : 1),
  );
const lists = (value: string): string[] => value.split(/,(?![^(]*\))/).map((one) => one.trim());

/** What of a style sheet moves too long, or moves what a phone must lay out or paint; the loops that it has. */
function judge({ file, css }: Sheet): { wrong: string[]; loops: string[] } {
  const wrong: string[] = [];
  const found: string[] = [];
  const sheet = parse(css);
  const refuse = (what: string) => wrong.push(`${file}: ${what}`);
  sheet.walkDecls(/^(-webkit-)?(transition|animation)/, (declaration: Declaration) => {
    const { prop, value } = declaration;
    if (declaration.important || value === 'none') return;
    if (prop === 'transition') {
      for (const one of lists(value)) {
        if (!cheap.has(one.split(/\s/)[0] ?? '')) refuse(`transition of ${one}`);
        if (timesIn(one).reduce((sum, ms) => sum + ms, 0) > longest) refuse(`transition of ${one}`);
      }
    } else if (prop === 'animation') {
      for (const one of lists(value)) {
        const name = sheet.nodes
          .filter((node): node is AtRule => node.type === 'atrule' && node.name === 'keyframes')
          .find(({ params }) => one.split(/\s/).includes(params))?.params;
        if (name === undefined) refuse(`animation without keyframes: ${one}`);
        if (/\binfinite\b/.test(one)) found.push(`${file} ${name}`);
        else if (timesIn(one).reduce((sum, ms) => sum + ms, 0) > longest) refuse(`animation ${one}`);
      }
    } else if (prop !== 'animation-delay' || timesIn(value).some((ms) => ms > 2 * longest))
      refuse(`${prop}: ${value}`);
  });
  sheet.walkAtRules('keyframes', (rule) =>
    rule.walkDecls(({ prop }) => {
      if (!cheap.has(prop)) refuse(`keyframes ${rule.params} move ${prop}`);
    }),
  );
  sheet.walkDecls('scroll-behavior', ({ value }) => {
    if (value !== 'auto') refuse(`scroll-behavior: ${value}`);
  });
  return { wrong, loops: found };
}

describe('what moves on a page', () => {
  const judged = filesOf(/\.css$/).map(judge);

  it('takes at most 200 ms, and is laid out and painted once', () => {
    expect(judged.length).toBeGreaterThan(30);
    expect(judged.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it('has no end only while a visitor waits', () => {
    expect(judged.flatMap((one) => one.loops).sort()).toEqual(Object.keys(loops));
  });

  it('is moved by style sheets alone, where the wish for no movement is heard; only a finger moves the rest', () => {
    const moving = filesOf(/\.tsx?$/).filter(({ css }) =>
      /\.animate\(|style\.(transition|animation)|behavior: ['"]smooth|startViewTransition/.test(css),
    );
    expect(moving.map(({ file }) => file)).toEqual([]);
    const byFinger = filesOf(/\.tsx?$/).filter(({ css }) => css.includes('style.transform'));
    expect(byFinger.map(({ file }) => file)).toEqual(['ui/drag-sheet.ts']);
  });

  it('stands still for a visitor who wants no movement', () => {
    const theme = parse(readFileSync(join(root, 'renderer/ui/theme.css'), 'utf8'));
    const still = new Map<string, string>();
    theme.walkAtRules('media', (rule) => {
      if (rule.params !== '(prefers-reduced-motion: reduce)') return;
      rule.walkDecls(({ prop, value, important }) => {
        if (important) still.set(prop, value);
      });
    });
    expect(Object.fromEntries(still)).toEqual({
      'animation-duration': '0.01ms',
      'animation-iteration-count': '1',
      'transition-duration': '0.01ms',
    });
  });

  it.each([
    ['.a { transition: left 0.1s }', 'transition of left 0.1s'],
    ['.a { transition: opacity 0.1s, box-shadow 0.1s }', 'transition of box-shadow 0.1s'],
    ['.a { transition: all 0.1s }', 'transition of all 0.1s'],
    ['.a { transition: 0.1s }', 'transition of 0.1s'],
    ['.a { transition: transform 0.15s ease 80ms }', 'transition of transform 0.15s ease 80ms'],
    ['.a { transition-duration: 0.1s }', 'transition-duration: 0.1s'],
    ['.a { animation: b 0.3s } @keyframes b { to { opacity: 0 } }', 'animation b 0.3s'],
    ['.a { animation: b 0.1s } @keyframes b { to { width: 0 } }', 'keyframes b move width'],
    ['.a { animation: c 0.1s }', 'animation without keyframes: c 0.1s'],
    ['.a { scroll-behavior: smooth }', 'scroll-behavior: smooth'],
  ])('is refused where it is %s', (css, why) => {
    expect(judge({ file: 'a.css', css }).wrong).toEqual([`a.css: ${why}`]);
  });

  it.each([
    '.a { transition: transform 0.2s cubic-bezier(0, 0, 0.2, 1), opacity 200ms }',
    '.a { animation: b 0.2s ease-out } @keyframes b { from { opacity: 0; transform: scale(0) } }',
  ])('is accepted where it is %s', (css) => {
    expect(judge({ file: 'a.css', css }).wrong).toEqual([]);
  });
});
