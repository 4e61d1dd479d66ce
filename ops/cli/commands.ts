import type { Command } from 'commander';
import type { Io } from '../terminal/io.ts';

type Register = (program: Command, io: Io, args: readonly string[]) => void;

/** Every command by name; a new one is one line. Loaded when named: `check` need not pay for the others. */
const commands: Record<string, () => Promise<Register>> = {
  check: async () => (await import('../check-report/check-command.ts')).checkCommand,
  test: async () => (await import('../visits/command.ts')).testCommand,
  plan: async () => (await import('../plan-report/command.ts')).planCommand,
  coverage: async () => (await import('../coverage/command.ts')).coverageCommand,
  find: async () => (await import('../find/command.ts')).findCommand,
  refs: async () => (await import('../refs/command.ts')).refsCommand,
  rename: async () => (await import('../refs/rename.ts')).renameCommand,
  traffic: async () => (await import('../traffic-import/command.ts')).trafficCommand,
  convert: async () => (await import('../convert/command.ts')).convertCommand,
  docs: async () => (await import('../docs/command.ts')).docsCommand,
  messages: async () => (await import('../messages/command.ts')).messagesCommand,
  init: async () => (await import('../init/command.ts')).initCommand,
  explain: async () => (await import('../explain-report/command.ts')).explainCommand,
  start: async () => (await import('../site-commands/commands.ts')).startCommand,
  dev: async () => (await import('../site-commands/commands.ts')).devCommand,
  ops: async () => (await import('../site-commands/commands.ts')).opsCommand,
  publish: async () => (await import('../site-commands/commands.ts')).publishCommand,
  nginx: async () => (await import('../site-commands/commands.ts')).nginxCommand,
  reset: async () => (await import('../site-commands/commands.ts')).resetCommand,
};

/** Registers the commands that the arguments may mean: those named, or all when none is. */
export async function registerCommands(program: Command, args: readonly string[], io: Io): Promise<void> {
  const named = Object.keys(commands).filter((name) => args.includes(name));
  for (const [name, load] of Object.entries(commands)) {
    if (named.length === 0 || named.includes(name)) (await load())(program, io, args);
  }
}
