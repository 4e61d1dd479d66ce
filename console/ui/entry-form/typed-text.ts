import { createContext, use, useEffect, useRef } from 'react';
import type { Field } from '../../../ops/wording/field.ts';

/** A text as it is typed into a field, key by key; the draft has it after a pause. */
export interface TypedText {
  file: string;
  path: readonly (string | number)[];
  /** What the draft has. */
  stored: string;
  typed: string;
}

/** Carries what is typed in the fields of a view to its phone. */
export class TypedTexts {
  #listeners = new Set<(text: TypedText) => void>();

  tell(text: TypedText): void {
    for (const listener of this.#listeners) listener(text);
  }

  /** @returns ends it */
  listen(listener: (text: TypedText) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** Outside a view with a phone nobody listens. */
const Context = createContext(new TypedTexts());
export const TypedTextsProvider = Context.Provider;
export const useTypedTexts = (): TypedTexts => use(Context);

/** Tells each key of a field of texts, and when its text is the draft's again. */
export function useTellTyped(kind: Field['kind'], { file, path, stored, typed }: TypedText): void {
  const typedTexts = useTypedTexts();
  const place = useRef({ file, path });
  place.current = { file, path };
  const wasTold = useRef(false);
  useEffect(() => {
    const isText = kind === 'text' || kind === 'long';
    if (!isText || (typed === stored && !wasTold.current)) return;
    wasTold.current = typed !== stored;
    typedTexts.tell({ ...place.current, stored, typed });
  }, [kind, stored, typed, typedTexts]);
}
