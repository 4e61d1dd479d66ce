import { Command, CommanderError } from 'commander';
import { withMaskedOutput } from '../diagnostics/mask-output.ts';
import { UsageError, WorkError } from '../terminal/failures.ts';
import { type ExitCode, exitCodes, type Io } from '../terminal/io.ts';
import { addSharedOptions, languageOf } from '../terminal/shared-options.ts';
import type { Language, Text } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { registerCommands } from './commands.ts';
import { helpIn } from './help.ts';
import { usageMessage } from './usage-messages.ts';

/**
 * Runs one command, `funnel ARGS`, and returns its exit code. Never throws; never ends the process.
 * @param args - without `node` and the name of the script
 */
export const main = (args: readonly string[], io: Io): Promise<ExitCode> =>
  withMaskedOutput(io, (hiding) => runCommand(args, hiding));

async function runCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const lang = languageOf(args);
  const say = (text: Text) => text[lang];
  io.exitCode = exitCodes.clean;
  const program = createProgram(io, lang, say);
  try {
    await registerCommands(program, args, io);
    if (args.length === 0) throw new UsageError(noCommand(program));
    await program.parseAsync([...args], { from: 'user' });
    return io.exitCode;
  } catch (error) {
    return report(error, program, io, say);
  }
}

function createProgram(io: Io, lang: Language, say: (text: Text) => string): Command {
  const program = new Command('funnel')
    .description(say({ zh: '检查和解释漏斗配置', en: 'checks and explains the config of the funnel' }))
    .helpOption('-h, --help', say({ zh: '显示帮助', en: 'shows this help' }))
    .helpCommand(false)
    .configureHelp(helpIn(lang))
    .configureOutput({ writeOut: io.stdout, writeErr: () => {}, outputError: () => {} })
    .exitOverride();
  addSharedOptions(program, say).setOptionValue('lang', lang);
  return program;
}

const noCommand = (program: Command): Text => {
  const names = program.commands.map((one) => one.name()).join(', ');
  return { zh: `要写命令；现有：${names}`, en: `a command is missing; there are: ${names}` };
};

const namesOf = (program: Command): string[] => [
  ...program.commands.map((one) => one.name()),
  ...[program, ...program.commands].flatMap(({ options }) => options.map((one) => one.long ?? '')),
];

function report(error: unknown, program: Command, io: Io, say: (text: Text) => string): ExitCode {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return exitCodes.clean;
    return complain(io, say(usageMessage(error, namesOf(program))), exitCodes.usage);
  }
  if (error instanceof UsageError) return complain(io, say(error.text), exitCodes.usage);
  if (error instanceof WorkError) return complain(io, say(error.text), exitCodes.failed);
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return complain(io, `${say({ zh: '出错了', en: 'this went wrong' })}: ${cause}`, exitCodes.failed);
}

function complain(io: Io, text: string, code: ExitCode): ExitCode {
  io.stderr(`funnel: ${text.split('\n').map(visible).join('\n')}\n`);
  return code;
}
