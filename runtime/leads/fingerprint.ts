/** 64-bit hash (two lanes of FNV-1a) of a form's answers, independent of their order. Not cryptographic. */
export function fingerprint(values: Readonly<Record<string, string>>): string {
  const text = JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at++) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return (low >>> 0).toString(16) + (high >>> 0).toString(16);
}
