const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** Whether a text is a resident id number (GB 11643): 17 digits with a valid date of birth, and the check character. */
export function isIdCard(text: string): boolean {
  const [, year, month, day] = /^[1-9]\d{5}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(text) ?? [];
  if (!year) return false;
  const birth = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A day that does not exist becomes another date.
  if (birth.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return checkCharacters[sum % 11] === text[17]?.toUpperCase();
}
