/** The input and output of a command; tests pass their own and call a command like a function. */
export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** Standard input in pieces, as they arrive. */
  stdin: () => AsyncIterable<string>;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Whether standard output is a terminal. */
  isTTY: boolean;
  /** Set by the command that ran, as `process.exitCode` is; `main` clears it and returns it. */
  exitCode?: ExitCode;
}

/** The contract of every command. */
export const exitCodes = { clean: 0, findings: 1, usage: 2, failed: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
