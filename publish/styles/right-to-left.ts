import { type AtRule, type Container, type Declaration, parse, type Rule } from 'postcss';

const scripts: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** Whether a language is written from the right. @param language - BCP 47 tag */
export function isRightToLeft(language: string): boolean {
  const { script = '' } = new Intl.Locale(language).maximize();
  return scripts.has(script);
}

/** The theme of a brand, as a style has it, in a language: headings at the beginning of a line stay there. */
export const themeIn = (language: string, theme: string): string =>
  isRightToLeft(language) ? theme.replace('--heading-align:left', '--heading-align:right') : theme;

/** What a side has where its rule gives it to the other side alone; a padding stays on both. */
const cleared: readonly [property: RegExp, value: string][] = [
  [/^margin-(?:left|right)$/, '0'],
  [/^(?:left|right)$/, 'auto'],
  [/^border-(?:left|right)$/, '0'],
];

const otherSide: Readonly<Record<string, string>> = { left: 'right', right: 'left' };
const turned = (text: string): string => text.replace(/\b(left|right)\b/g, (side) => otherSide[side] ?? side);

const minus = (length: string): string => (length.startsWith('-') ? length.slice(1) : `-${length}`);

/** Top, right, bottom and left, as `0 0 4px auto`. */
function turnedSides(value: string): string {
  const [top, right, bottom, left, ...more] = value.split(/\s+(?![^(]*\))/);
  return left === undefined || more.length > 0 ? value : [top, left, bottom, right].join(' ');
}

/** The corners from the top left one on. */
function turnedCorners(value: string): string {
  const [first, second, third, fourth, ...more] = value.split(/\s+(?![^(]*\))/);
  return fourth === undefined || more.length > 0 ? value : [second, first, fourth, third].join(' ');
}

/** Gradients that lean: two of them side by side draw an arrow. */
const turnedStrokes = (value: string): string => value.replace(/(?<=linear-gradient\()-?[\d.]+deg/g, minus);

/** A declaration in a page that is written from the right; the same where it has no side. */
function turnedDeclaration({ prop, value }: Declaration): [property: string, value: string] {
  if (/^(?:(?:margin|padding|border)-(?:left|right)|left|right)\b/.test(prop)) return [turned(prop), value];
  if (prop === 'text-align' || prop === 'float' || prop === 'background-position')
    return [prop, turned(value)];
  if (prop === 'background-image') return [prop, turnedStrokes(value)];
  if (prop === 'margin' || prop === 'padding') return [prop, turnedSides(value)];
  if (prop === 'border-radius') return [prop, turnedCorners(value)];
  if (prop === 'transform')
    return [
      prop,
      value.replace(/translateX\((-?[\d.]+[a-z%]+)\)/g, (_, by: string) => `translateX(${minus(by)})`),
    ];
  return [prop, value];
}

/** A triangle of borders, such as that of a button that plays: it points where it did. */
const isDrawing = (rule: Rule): boolean =>
  rule.nodes.some((one) => one.type === 'decl' && one.prop === 'border-left' && /^[1-9]\dpx/.test(one.value));

/** The declarations that a rule needs besides its own. */
function turnedRule(rule: Rule): [property: string, value: string][] {
  if (isDrawing(rule)) return [];
  const own = rule.nodes.filter((one) => one.type === 'decl');
  const given = new Map(own.map(({ prop, value }) => [prop, value]));
  const needed = new Map(own.map(turnedDeclaration));
  const changed = [...needed].filter(([prop, value]) => given.get(prop) !== value);
  const left = [...given.keys()].flatMap((prop): [string, string][] => {
    const [, value] = cleared.find(([name]) => name.test(prop)) ?? [];
    return value === undefined || needed.has(prop) ? [] : [[prop, value]];
  });
  return [...changed, ...left];
}

/** Only rules of classes: those of elements have no side. */
const inRightToLeft = (selector: string): string | null =>
  /^[.[]/.test(selector) ? `[dir=rtl] ${selector}` : null;

/** What no rule says: arrows point the other way where they do not stand for up and down, and numbers keep their order. */
const fixed =
  '[dir=rtl] :not(summary)>svg>path[d^="M9 5l7"]{transform:scaleX(-1);transform-origin:12px 12px}' +
  '[dir=rtl] input[type=tel],[dir=rtl] input[type=email],[dir=rtl] input[type=url]{direction:ltr;text-align:right}';

/**
 * The rules that turn style sheets round in a page that is written from the right, and nothing where it is written from the
 * left. Each is stronger than the one that it turns, wherever it stands: the sheets stay as they are, with names and all, and
 * pages in other languages get none of it.
 */
export function rightToLeftRules(css: string): string {
  const rules: string[] = [];
  parse(css).walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const selectors = rule.selectors.map(inRightToLeft).filter((one) => one !== null);
    const declarations = turnedRule(rule).map(([prop, value]) => `${prop}:${value}`);
    if (selectors.length === 0 || declarations.length === 0) return;
    rules.push(within(rule, `${selectors.join(',')}{${declarations.join(';')}}`));
  });
  return rules.join('') + fixed;
}

/** With the `@media` rules around it. */
function within({ parent }: { parent: Container | AtRule | Rule['parent'] }, text: string): string {
  if (parent?.type !== 'atrule') return text;
  const { name, params } = parent as AtRule;
  return within(parent as AtRule, `@${name} ${params}{${text}}`);
}

const isKeyframe = (parent: Rule['parent']): boolean =>
  parent?.type === 'atrule' && String((parent as AtRule).name).endsWith('keyframes');
