/** `1126-1840`: the time is a name that no other branch has. */
export const nameNow = (now: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(now.getMonth() + 1)}${two(now.getDate())}-${two(now.getHours())}${two(now.getMinutes())}`;
};
