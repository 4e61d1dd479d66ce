const rows = '"rules": [{ "id": "code-1", "when": { "succ_todo": 1 }, "go": "thanks" }]';

/** The example of a rule about two rows: in the bad one the second row follows the first. */
export const twoRowsExample = (first: string, second: string) => ({
  file: 'definitions/destinations.json',
  at: rows,
  good: `"rules": [${first}]`,
  bad: `"rules": [${first}, ${second}]`,
});
