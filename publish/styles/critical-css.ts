import { type ChildNode, type Container, type Declaration, parse, type Rule } from 'postcss';

/** The classes that an element must have to match the selector; those inside `:not(…)` are left out. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/**
 * The rules of a style sheet that a page needs before any script has run: those whose classes its elements have, in
 * any state, and those without classes. The rest comes with the whole sheet.
 * @param classes - those of the page's elements
 * @param setElsewhere - custom properties that a style of higher precedence sets for all elements
 * @param standing - classes whose rules the HTML contains already
 */
export function criticalCss(
  css: string,
  classes: ReadonlySet<string>,
  setElsewhere: ReadonlySet<string> = new Set(),
  standing: ReadonlySet<string> | null = null,
): string {
  const sheet = parse(css);
  sheet.walkRules(':root', (rule) =>
    rule.walkDecls((declaration) => {
      if (setElsewhere.has(declaration.prop)) removeWithEmpty(declaration);
    }),
  );
  const [constants, derived] = setOnce(sheet);
  const isOf = (some: ReadonlySet<string>, selector: string) =>
    classesOf(selector).every((name) => some.has(name));
  const isNeeded = (selector: string) =>
    isOf(classes, selector) && !(standing !== null && isOf(standing, selector));
  sheet.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    // The HTML lacks what only the rules to come use.
    if (standing !== null && isForAll(rule, sheet)) {
      rule.each((one) => void (derived.has(one) || one.remove()));
      if (rule.nodes.length > 0) return;
    }
    const selectors = rule.selectors.filter(isNeeded);
    if (selectors.length > 0) rule.selectors = selectors;
    else removeWithEmpty(rule);
  });
  inlineConstants(sheet, constants);
  dropUnused(sheet, [...constants.values(), ...derived]);
  const text = sheet.toString();
  sheet.walkAtRules(/keyframes$/, (rule) => {
    // The name occurs once in the rule itself, and again in each declaration that uses the animation.
    if (text.split(rule.params).length <= 2) rule.remove();
  });
  return sheet.toString();
}

const isForAll = (rule: ChildNode | Container | undefined, sheet: Container): boolean =>
  rule?.type === 'rule' && (rule as Rule).selector === ':root' && rule.parent === sheet;

/**
 * Custom properties that the style sheets set once, for all elements: constants, whose values do not depend on the
 * element, and those derived from others.
 */
function setOnce(sheet: Container<ChildNode>): [Map<string, Declaration>, Set<ChildNode>] {
  const all = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (one) => void all.set(one.prop, [...(all.get(one.prop) ?? []), one]));
  const constants = new Map<string, Declaration>();
  const derived = new Set<ChildNode>();
  for (const [name, [first, other]] of all) {
    if (!first || other !== undefined || !isForAll(first.parent, sheet)) continue;
    if (first.value.includes('var(')) derived.add(first);
    else constants.set(name, first);
  }
  return [constants, derived];
}

/** Replaces them by their values: a slow phone would look up each for every element before the first paint. */
function inlineConstants(sheet: Container<ChildNode>, constants: ReadonlyMap<string, Declaration>): void {
  sheet.walkDecls((used) => {
    used.value = used.value.replace(
      /var\((--[\w-]+)\)/g,
      (whole, name: string) => constants.get(name)?.value ?? whole,
    );
  });
}

function dropUnused(sheet: Container<ChildNode>, declarations: Iterable<ChildNode>): void {
  const text = sheet.toString();
  for (const one of declarations)
    if (one.type === 'decl' && !text.includes(`var(${one.prop}`)) removeWithEmpty(one);
}

/** A rule or a `@media` block that has become empty is dropped. */
function removeWithEmpty(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeWithEmpty(parent as ChildNode);
}

const isKeyframe = (parent: Container<ChildNode> | undefined): boolean =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
