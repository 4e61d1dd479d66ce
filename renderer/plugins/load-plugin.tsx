import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { usePage } from '../context/page-context.ts';
import { filledIn } from './filled-in.ts';
import { Card, type PluginModule } from './plugin.ts';

/** What a view may take from React: nothing that reaches the document, a portal or another root. */
const react = {
  Fragment,
  createElement,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
};

/** Modules by address that are there without a request: those of a prerendered page. */
const given = new Map<string, PluginModule>();
export const givePlugin = (address: string, module: PluginModule): void => {
  given.set(address, module);
};

/** The keys of every block. */
const notOwn = ['type', 'showWhen'] as const;

type View = ComponentType<{ block: { blocks?: unknown }; children?: ReactNode }>;

/**
 * Loads the view of a plug-in's block. A field of a plug-in stands in a form, so that its page has a block around all
 * others, which shows them once the view of the field is there.
 * @param address - the type of the block in a published page
 */
export async function loadPlugin(address: string): Promise<Readonly<Record<string, View>>> {
  const module = given.get(address) ?? ((await self.importChunk(address)) as PluginModule);
  await styled(module.style);
  const Own = module.default(react, { Fragment, jsx, jsxs }, { Card });
  if (module.like !== undefined) {
    const { addFieldView } = await import('./plugin-field.tsx');
    await addFieldView(address, module.like, Own);
    return { AroundFields: ({ children }) => <>{children}</> };
  }
  return {
    PluginBlock: ({ block }) => {
      const { text } = usePage();
      const properties = useMemo(() => filledIn(block, text, notOwn), [block, text]);
      return <Own properties={properties} />;
    },
  };
}

/** Resolves when a style sheet applies or has failed to load; that of a prerendered page is there already. */
function styled(address: string | undefined): Promise<unknown> | null {
  if (address === undefined || typeof document === 'undefined') return null;
  if (document.querySelector(`link[href="${address}"]`)) return null;
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}
