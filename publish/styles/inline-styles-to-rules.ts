/**
 * Moves what elements have in `style` attributes into rules: the policy that a page is served with lets rules count by
 * their hash, and no attribute. The app, which sets styles by script, sets the same ones when it comes alive.
 * @throws where an attribute holds what cannot stand in a rule
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
