/** A block of nginx: its lines, one level further in. */
export const nginxBlock = (name: string, lines: readonly string[]): string[] => [
  `${name} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
];
