import { createHash } from 'node:crypto';
import { parse, type Rule } from 'postcss';

/** A style sheet of a plug-in as the page has it. */
export interface StyleModule {
  /** Its class names, and what they are called on the page. */
  names: Record<string, string>;
  css: string;
}

const className = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Gives the classes of a style sheet names that nothing else on a page has, and takes out what nobody needs. Each selector
 * has to name a class: a plug-in does not style what is not its own.
 * @param file - of the plug-in, such as `badge/view.module.css`, for the names and for errors
 * @throws Error where the sheet cannot be read, imports another one, or styles what is not its own
 */
export function styleModule(file: string, text: string): StyleModule {
  const names: Record<string, string> = {};
  const nameOf = (name: string): string => {
    const hash = createHash('sha256').update(`${file} ${name}`).digest('base64url');
    const made = names[name] ?? `_${hash.slice(0, 6)}`;
    names[name] = made;
    return made;
  };
  const sheet = parse(text, { from: file });
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules('import', (rule) => {
    throw rule.error('a style sheet of a plug-in imports no other one');
  });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    for (const selector of rule.selectors)
      if (!selector.trim().startsWith('.'))
        throw rule.error(
          `"${selector}" does not begin with a class, so that it would style other parts of the page`,
        );
    rule.selectors = rule.selectors.map((one) =>
      one.trim().replace(className, (_, name: string) => `.${nameOf(name)}`),
    );
  });
  sheet.walk((node) => {
    node.raws.before = '';
    if (node.type === 'decl') node.raws.between = ':';
    else if (node.type !== 'comment') Object.assign(node.raws, { between: '', after: '', semicolon: false });
  });
  sheet.raws.after = '';
  return { names, css: sheet.toString() };
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
