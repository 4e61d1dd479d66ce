import type { CommandWords } from './starter-words.ts';

/** The scripts have the names of those of the repository, by which messages and documentation call them. */
const scripts = {
  start: 'funnel start',
  dev: 'funnel dev',
  test: 'funnel check && funnel test',
  ops: 'funnel ops',
  'publish:config': 'funnel publish',
  'publish:list': 'funnel publish --list',
  'publish:rollback': 'funnel publish --rollback',
  nginx: 'funnel nginx',
  reset: 'funnel reset',
};

/** What a folder has more where npm has installed the commands. */
export const starterPackage: readonly [file: string, text: string][] = [
  ['package.json', `${JSON.stringify({ private: true, scripts }, null, 2)}\n`],
  ['.gitignore', 'node_modules/\ndist/\n.data/\n'],
];

/** The commands of a README. @param config - the folder of the config, where it is not the one in which they are run */
export function starterCommands(words: CommandWords, config: string | null): string {
  const lines: [command: string, text: string][] =
    config === null
      ? [
          ['npx funnel start', words.start],
          ['npx funnel dev', words.dev],
          ['npx funnel check', words.check],
          ['npm test', words.test],
          ['npx funnel ops', words.ops],
          ['npx funnel publish', words.publish],
        ]
      : [
          [`FUNNEL_CONFIG=${config} npm start`, words.start],
          [`npx funnel check --config ${config}`, words.check],
          [`npx funnel test --config ${config}`, words.test],
        ];
  const width = Math.max(...lines.map(([command]) => command.length)) + 4;
  const shell = lines.map(([command, text]) => `${command.padEnd(width)}# ${text}\n`).join('');
  return `${config === null ? words.inFolder : words.inRepository}\n\n\`\`\`sh\n${shell}\`\`\`\n`;
}
