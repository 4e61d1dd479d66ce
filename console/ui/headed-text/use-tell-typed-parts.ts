import { useEffect, useRef } from 'react';
import { type TypedText, useTypedTexts } from '../entry-form/typed-text.ts';
import type { HeadedKeys } from '../schema-values/headed-text.ts';
import { type EditedLanguage, typedParts } from './headed-languages.ts';

interface Typed {
  file: string;
  /** Of the list of sections. */
  path: readonly (string | number)[];
  keys: HeadedKeys;
  edited: EditedLanguage;
  /** As the draft has them. */
  sections: readonly unknown[];
  /** As they are typed; null where the text cannot be read. */
  texts: readonly unknown[] | null;
}

/** Tells each key of the headings and paragraphs of a text, and when they are the draft's again. */
export function useTellTypedParts({ file, path, keys, edited, sections, texts }: Typed): void {
  const typedTexts = useTypedTexts();
  const told = useRef(new Map<string, string>());
  useEffect(() => {
    // A new paragraph does not stand in the phone: it comes with the page of the draft that has it.
    for (const part of (texts && typedParts(sections, texts, keys, edited)) ?? []) {
      const { stored, typed } = part;
      const text: TypedText = { file, path: [...path, ...part.path], stored, typed };
      const key = JSON.stringify(text.path);
      if (typed === stored ? !told.current.has(key) : told.current.get(key) === typed) continue;
      if (typed === stored) told.current.delete(key);
      else told.current.set(key, typed);
      typedTexts.tell(text);
    }
  });
}
