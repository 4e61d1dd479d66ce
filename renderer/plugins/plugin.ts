import type { ComponentType } from 'react';

// The module `funnel/plugin`: what the view of a plug-in may import beside React. docs/plugins.md explains it.

export { Card } from '../ui/Card.tsx';

/** What the view of a plug-in's block is given. */
export interface BlockProps<Properties> {
  /** As the page has them; placeholders in texts are filled in. */
  properties: Properties;
}

/** What the view of a plug-in's field is given. It stands in a fieldset with label, hint and error. */
export interface FieldProps<Properties> {
  /** As the form has them, with those of the kind whose answers the field has, such as `options`. */
  properties: Properties;
  /** The answer as it is sent; '' where there is none. */
  value: string;
  /** Stores the answer; '' takes it back. The rules of the kind judge it. */
  answer(value: string): void;
  /** While the form is sent: nothing can be changed. */
  locked: boolean;
  /** For the first control: it receives the focus where the answer is refused. */
  control: {
    id: string;
    name: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  };
}

/** The module that the build makes of a plug-in: `publish/plugins/compile-view.ts`. */
export interface PluginModule {
  /** Makes the view, which has no module of its own: everything that it uses is handed over. */
  default(react: object, jsx: object, funnel: object): ComponentType<Record<string, unknown>>;
  /** The kind whose answers the field has; a block has none. */
  like?: string;
  /** Address of its style sheet. */
  style?: string;
}
