import * as React from 'react';
import { activity } from './browser-globals.ts';

// A renderer for components that return at most one child and no element: it runs the product's own hooks without a DOM,
// in the order of React (children's effects first, clean-ups before effects), and renders when the model says so.

export interface Rendering<P = never> {
  type: (props: P) => Rendering | null;
  key: string | number;
  props: P;
}
type Deps = readonly unknown[] | undefined;
interface Effect {
  deps: Deps;
  run: () => unknown;
  end: unknown;
  isDue: boolean;
}

class Instance {
  readonly hooks: unknown[] = [];
  readonly effects: Effect[] = [];
  child: Instance | null = null;
  type: Rendering['type'];
  key: string | number;
  constructor({ type, key }: Rendering) {
    this.type = type;
    this.key = key;
  }
}

const isSame = (one: Deps, other: Deps): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.length === other.length &&
  one.every((value, at) => Object.is(value, other[at]));

const internals = (
  React as unknown as Record<
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    { H: unknown }
  >
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** What is mounted in one place of a document. */
export class Root {
  readonly #context: () => unknown;
  readonly #schedule: (render: () => void) => void;
  #rendering: Rendering;
  #top: Instance | null = null;
  #isDirty = false;
  #cursor = 0;

  /**
   * @param context - the value of every context
   * @param schedule - calls the given function later, when a state has changed
   */
  constructor(rendering: Rendering, context: () => unknown, schedule: (render: () => void) => void) {
    this.#rendering = rendering;
    this.#context = context;
    this.#schedule = schedule;
  }

  render(): void {
    this.#isDirty = false;
    activity.count++;
    this.#top = this.#reconcile(this.#top, this.#rendering);
    this.#runEffects(this.#top);
  }

  /** A state has changed. */
  markDirty(): void {
    if (this.#isDirty) return;
    this.#isDirty = true;
    this.#schedule(() => {
      if (this.#isDirty && this.#top) this.render();
    });
  }

  unmount(): void {
    this.#end(this.#top);
    this.#top = null;
  }

  #reconcile(old: Instance | null, rendering: Rendering | null): Instance | null {
    const kept = rendering && old?.type === rendering.type && old.key === rendering.key ? old : null;
    if (rendering === null || kept === null) this.#end(old);
    if (rendering === null) return null;
    const instance = kept ?? new Instance(rendering);
    this.#cursor = 0;
    const before = internals.H;
    internals.H = this.#dispatcherOf(instance);
    let child: Rendering | null;
    try {
      child = instance.type(rendering.props);
    } finally {
      internals.H = before;
    }
    instance.child = this.#reconcile(instance.child, child);
    return instance;
  }

  #end(instance: Instance | null): void {
    if (instance === null) return;
    for (const { end } of instance.effects) if (typeof end === 'function') end();
    this.#end(instance.child);
  }

  #runEffects(instance: Instance | null): void {
    if (instance === null) return;
    this.#runEffects(instance.child);
    const due = instance.effects.filter(({ isDue }) => isDue);
    for (const { end } of due) if (typeof end === 'function') end();
    for (const effect of due) {
      effect.isDue = false;
      effect.end = effect.run();
    }
  }

  #hook<T>(instance: Instance, start: () => T): T {
    const at = this.#cursor++;
    if (instance.hooks.length <= at) instance.hooks.push(start());
    return instance.hooks[at] as T;
  }

  #dispatcherOf(instance: Instance) {
    const useMemo = <T>(make: () => T, deps: Deps): T => {
      const memo = this.#hook(instance, () => ({ deps: undefined as Deps, value: undefined as T }));
      if (!isSame(memo.deps, deps)) Object.assign(memo, { value: make(), deps });
      return memo.value;
    };
    const useEffect = (run: () => unknown, deps?: Deps) => {
      const effect = this.#hook(instance, () => {
        const made: Effect = { deps: undefined, run, end: undefined, isDue: true };
        instance.effects.push(made);
        return made;
      });
      if (!isSame(effect.deps, deps)) Object.assign(effect, { deps, run, isDue: true });
    };
    return {
      useState: (start: unknown) => this.#useState(instance, start),
      useRef: <T>(current: T) => this.#hook(instance, () => ({ current })),
      useMemo,
      useCallback: <T>(callback: T, deps: Deps) => useMemo(() => callback, deps),
      useEffect,
      useLayoutEffect: useEffect,
      useContext: () => this.#context(),
      useDebugValue: () => undefined,
    };
  }

  #useState(instance: Instance, start: unknown) {
    const call = (value: unknown, ...given: unknown[]) =>
      typeof value === 'function' ? (value as (...all: unknown[]) => unknown)(...given) : value;
    const hook = this.#hook(instance, () => {
      const made = { value: call(start), set: (next: unknown) => this.#set(made, call(next, made.value)) };
      return made;
    });
    return [hook.value, hook.set];
  }

  #set(hook: { value: unknown }, value: unknown): void {
    if (Object.is(hook.value, value)) return;
    hook.value = value;
    this.markDirty();
  }
}
