import { UsageError } from './failures.ts';
import type { Io } from './io.ts';

export type Paint = (style: 'bold' | 'dim' | 'error' | 'warning' | 'info', text: string) => string;
const colorModes = ['auto', 'always', 'never'] as const;
export type ColorMode = (typeof colorModes)[number];

const codes = { bold: 1, dim: 2, error: 31, warning: 33, info: 36 } as const;

export const plain: Paint = (_style, text) => text;
const colored: Paint = (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`;

/** `auto`: colours on a terminal without NO_COLOR. */
export function paintFor(mode: ColorMode, io: Pick<Io, 'env' | 'isTTY'>): Paint {
  const auto = io.isTTY && !io.env.NO_COLOR && io.env.TERM !== 'dumb';
  return mode === 'always' || (mode === 'auto' && auto) ? colored : plain;
}

export function parseColor(value: string): ColorMode {
  const mode = colorModes.find((one) => one === value);
  if (mode) return mode;
  throw new UsageError({
    zh: `--color 没有 "${value}"; 可用: ${colorModes.join(', ')}`,
    en: `--color has no "${value}"; there are: ${colorModes.join(', ')}`,
  });
}
