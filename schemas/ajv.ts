import { Ajv, type ValidateFunction } from 'ajv';
import { configFiles, configFolders } from './config.ts';
import type { RefKind, Schema } from './define.ts';
import { hoist } from './hoist.ts';

/** A use of an id, seen while a file was validated. `pointer` is a JSON pointer into the file. */
export interface Reference {
  kind: RefKind;
  id: string;
  pointer: string;
}

export interface ConfigValidator {
  /** Validates one file; `references` are the ids that it uses, whether or not they exist. */
  validate: ValidateFunction;
  takeReferences(): Reference[];
}

/**
 * The one Ajv, for CI and the build; 36 KB gz and `unsafe-eval`, so it never reaches the phone.
 * The keyword `ref` collects while Ajv walks, so no second walk has to know the schemas.
 */
export function createConfigValidators(): Record<
  keyof typeof configFiles | keyof typeof configFolders,
  ConfigValidator
> {
  let seen: Reference[] = [];
  const ajv = new Ajv({
    inlineRefs: false,
    // Our own schemas: the compiler and the tests have looked at them.
    validateSchema: false,
    meta: false,
    code: { optimize: false },
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    discriminator: true,
    verbose: true,
    allowUnionTypes: true,
  });
  ajv.addKeyword({
    keyword: 'ref',
    type: 'string',
    schemaType: 'string',
    validate: (kind: RefKind, id: string, _schema: unknown, context?: { instancePath: string }) => {
      seen.push({ kind, id, pointer: context?.instancePath ?? '' });
      return true;
    },
  });
  const compile = (schema: Schema) => {
    const hoisted = hoist(schema, (name) => `${name}#`);
    for (const [name, part] of hoisted.parts) if (!ajv.getSchema(name)) ajv.addSchema(part, name);
    return ajv.compile(hoisted.schema);
  };
  const all = { ...configFiles, ...configFolders };
  const entries = Object.entries(all).map(([name, { schema }]) => {
    let compiled: ValidateFunction | undefined;
    const validate = ((data: unknown) => {
      seen = [];
      compiled ??= compile(schema);
      const valid = compiled(data);
      (validate as { errors: unknown }).errors = compiled.errors ?? null;
      return valid;
    }) as ValidateFunction;
    const takeReferences = () => {
      // A value that several branches of a union looked at was seen several times.
      const unique = new Map(seen.map((one) => [`${one.kind} ${one.pointer}`, one]));
      return [...unique.values()];
    };
    return [name, { validate, takeReferences }];
  });
  return Object.fromEntries(entries);
}
