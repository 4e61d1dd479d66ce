const depthLimit = 64;

/**
 * JSON that is safe to walk by recursion; undefined when it does not parse or nests deeper than 64.
 * The parser itself takes any depth, and the first recursive walk over 100,000 brackets ends the stack.
 */
export function parseJson(text: string): { value: unknown } | undefined {
  if (depth(text) > depthLimit) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

// One pass by hand: a regex over strings that never end goes quadratic.
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
