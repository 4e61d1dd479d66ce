/**
 * Moves `style` attributes of elements into rules: the page's policy allows rules by their hash, and no attributes.
 * The app sets styles by script, and sets the same ones when it hydrates.
 * @throws if an attribute contains what cannot be part of a rule
 */
export function inlineStylesToRules(html: string): { html: string; css: string } {
  const marks = new Map<string, string>();
  const apart = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (/[&<{}]/.test(style)) throw new Error(`the style "${style}" cannot be moved into a rule`);
    const mark = marks.get(style) ?? String(marks.size);
    marks.set(style, mark);
    return ` data-style="${mark}"`;
  });
  const rules = [...marks].map(([style, mark]) => `#app [data-style="${mark}"]{${style}}`);
  return { html: apart, css: rules.join('') };
}
