import { isUtf8 } from 'node:buffer';
import type { Text } from '../../ops/text/text.ts';

/** The allowed elements. None runs, embeds, animates or fetches; every other name is refused. */
const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan defs symbol use title desc metadata ' +
    'linearGradient radialGradient stop clipPath mask pattern'
  ).split(' '),
);

/** An opening or closing tag with quoted attributes; nothing looser, so that no parser can read it differently. */
const tag = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const comment = /<!--(?:(?!--)[\s\S])*-->/y;
const declaration = /^\uFEFF?\s*<\?xml [^?<>]*\?>/;
/** Any other entity could hide a forbidden text: `u&#114;l(…)`. */
const plainEntity = /^(?:[^&]|&(?:amp|lt|gt|quot|apos);)*$/;

const noSvg: Text = {
  zh: '只能用 SVG、PNG、JPG 或 WebP 图片',
  en: 'a picture is an SVG, PNG, JPG or WebP',
};
const notIn = (what: string): Text => ({
  zh: `SVG 里不能有 ${what}：请从设计工具导出不带脚本、样式表和外部引用的 SVG，或改用 PNG`,
  en: `an SVG may not have ${what}: export one without scripts, style sheets and outside references, or take a PNG`,
});

/** Why bytes are not an SVG that may be served from the product's own origin; null where they are. */
export function unsafeSvgReason(bytes: Buffer): Text | null {
  if (!isUtf8(bytes)) return noSvg;
  const text = bytes.toString('utf8');
  const open: string[] = [];
  let seen = 0;
  for (let at = declaration.exec(text)?.[0].length ?? 0; at < text.length; ) {
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      const between = text.slice(at, end < 0 ? text.length : end);
      if (open.length === 0 && /[^\s\uFEFF]/.test(between)) return noSvg;
      if (!plainEntity.test(between)) return notIn('&');
      at += between.length;
      continue;
    }
    const skipped = matchAt(comment, text, at);
    if (skipped) {
      at += skipped[0].length;
      continue;
    }
    const found = matchAt(tag, text, at);
    if (!found) return seen === 0 ? noSvg : notIn(`“${text.slice(at, at + 12)}”`);
    const [whole, closes = '', name = '', attributes = '', isEmpty = ''] = found;
    if (seen === 0 && name !== 'svg') return noSvg;
    if (!elements.has(name)) return notIn(`<${name}>`);
    if (closes !== '' ? open.pop() !== name : seen > 0 && open.length === 0) return noSvg;
    const fault = attributeFault(attributes);
    if (fault) return notIn(fault);
    if (closes === '' && isEmpty === '') open.push(name);
    seen += 1;
    at += whole.length;
  }
  return seen === 0 || open.length > 0 ? noSvg : null;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The attribute that runs or fetches something; null where there is none. */
function attributeFault(attributes: string): string | null {
  for (const [, name = '', double, single] of attributes.matchAll(attribute)) {
    const value = double ?? single ?? '';
    const plain = name.replace(/^.*:/, '').toLowerCase();
    const isOutside = plain === 'href' && !/^#[\w.-]+$/.test(value);
    // A namespace is only a name: nothing is fetched from it.
    const isNamespace = name === 'xmlns' || name.startsWith('xmlns:');
    const fetches = !isNamespace && /url\(\s*(?!['"]?#)|@|\\|javascript:|data:/i.test(value);
    if (plain.startsWith('on') || plain === 'base' || isOutside || fetches || !plainEntity.test(value)) {
      return `${name}="${value.slice(0, 30)}"`;
    }
  }
  return null;
}
