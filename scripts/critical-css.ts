import { type ChildNode, type Container, parse } from 'postcss';

/** The classes that an element must have for the selector to mean it; what `:not(…)` names is not among them. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/**
 * Of a style sheet what a page needs to look as it does before any script has run: the rules whose classes its
 * elements have, whatever their state, and those that need no class. The rest comes with the whole sheet.
 * @param classes - those of the page's elements
 * @param setElsewhere - custom properties that a style of higher rank sets for all elements
 * @param standing - classes whose rules stand before these already
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
  const isOf = (some: ReadonlySet<string>, selector: string) =>
    classesOf(selector).every((name) => some.has(name));
  const isMeant = (selector: string) =>
    isOf(classes, selector) && !(standing !== null && isOf(standing, selector));
  sheet.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const selectors = rule.selectors.filter(isMeant);
    if (selectors.length > 0) rule.selectors = selectors;
    else removeWithEmpty(rule);
  });
  const text = sheet.toString();
  sheet.walkAtRules(/keyframes$/, (rule) => {
    // The name stands once in its own rule; whoever moves by it names it again.
    if (text.split(rule.params).length <= 2) rule.remove();
  });
  return sheet.toString();
}

/** A rule or a `@media` that holds nothing any more says nothing. */
function removeWithEmpty(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) removeWithEmpty(parent as ChildNode);
}

const isKeyframe = (parent: Container<ChildNode> | undefined): boolean =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
