/** A block of nginx with its lines indented by one level. */
export const nginxBlock = (name: string, lines: readonly string[]): string[] => [
  `${name} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
];
