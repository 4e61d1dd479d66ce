import type { Visitor } from './visitor.ts';

/** A native app whose bridge answers getToken with this. */
export const bridge = (answer: unknown): string => `
  const called = [];
  window.called = called;
  window.flutter_inappwebview = {
    callHandler: async (name) => {
      called.push(name);
      return name === 'getToken' ? ${JSON.stringify(answer)} : null;
    },
  };`;
/** Runs the script of an app before those of its pages. */
export const runInApp = (visitor: Visitor, script: string): Promise<unknown> =>
  visitor.context.addInitScript(script);
