/** `13812345678` → `138 1234 5678`; digits after the eleventh stay visible, so that the visitor notices the mistake. */
export function formatMobile(digits: string): string {
  const groups = [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, 24)];
  return groups.filter((group) => group !== '').join(' ');
}
