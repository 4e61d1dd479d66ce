const depthLimit = 64;

/**
 * Parses JSON that is safe to traverse recursively; undefined if it does not parse or nests deeper than 64 levels.
 * JSON.parse accepts any depth, and a recursive function on 100,000 brackets overflows the stack.
 */
export function parseJson(text: string): { value: unknown } | undefined {
  if (depth(text) > depthLimit) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

// One manual pass: a regular expression is quadratic for strings that never end.
function depth(text: string): number {
  let open = 0;
  let deepest = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (quoted && character === '\\') index++;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++open);
    else if (character === ']' || character === '}') open--;
  }
  return deepest;
}
