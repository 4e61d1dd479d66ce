/** The lines at the end of a commit's message that reviews are read from. */
export const verdictKey = 'Review-Verdict';
export const reviewKey = 'Review-Commit';

/** The values of a trailer in the last paragraph of a message: what a person writes before it is no trailer. */
export function trailer(message: string, key: string): string | undefined {
  const last =
    message
      .trim()
      .split(/\n{2,}/)
      .at(-1) ?? '';
  const line = last.split('\n').find((one) => one.startsWith(`${key}: `));
  return line?.slice(key.length + 2).trim();
}

/** The paragraphs between the subject and the trailers. */
export const bodyOf = (message: string): string =>
  message
    .trim()
    .split(/\n{2,}/)
    .slice(1, -1)
    .join('\n\n');
