import { createRequire } from 'node:module';
import type { ValidateFunction } from 'ajv';
import { configFiles, configFolders, optionalFiles } from '../config/config.ts';
import type { Declarations } from '../plugins/declared-nodes.ts';
import type { RefKind, Schema } from '../vocabulary/schema.ts';
import { fastCompiler } from './fast-validator.ts';
import { hoistSharedParts } from './hoist-shared-parts.ts';

/** A use of an id, found while a file was validated. `pointer` is a JSON pointer into the file. */
export interface IdReference {
  kind: RefKind;
  id: string;
  pointer: string;
}

/** A text that visitors see, found while a file was validated. */
export interface ShownText {
  text: string;
  pointer: string;
  /** The name of somebody or something (`properName`). */
  isName: boolean;
}

export interface ConfigValidator {
  /** Validates one file; `references` are the ids that it uses, whether or not they exist. */
  validate: ValidateFunction;
  takeReferences(): IdReference[];
  /** The texts that visitors see, of the file that was validated last. */
  takeTexts(): ShownText[];
}

/** JSON pointer (RFC 6901). */
const toPointer = (path: readonly (string | number)[]): string =>
  path.map((one) => `/${String(one).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const ajvModule = () => createRequire(import.meta.url)('ajv') as typeof import('ajv');

/**
 * The only use of Ajv, for CI and the build; 36 KB gz and `unsafe-eval`, so it never reaches the phone. The keyword
 * `ref` collects references while Ajv traverses a file, so no second traversal has to know the schemas.
 */
export function createCompiler(
  facts: Declarations | null,
  see: (reference: IdReference) => void,
  seeText: (text: ShownText) => void = () => {},
): (schema: Schema) => ValidateFunction {
  const { Ajv } = ajvModule();
  const ajv = new Ajv({
    inlineRefs: false,
    // Our own schemas: the compiler and the tests have checked them.
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
      see({ kind, id, pointer: context?.instancePath ?? '' });
      return true;
    },
  });
  ajv.addKeyword({
    keyword: 'perLanguage',
    type: 'string',
    schemaType: 'boolean',
    validate: (
      _is: true,
      text: string,
      schema?: Readonly<Record<string, unknown>>,
      context?: { instancePath: string },
    ) => {
      seeText({ text, pointer: context?.instancePath ?? '', isName: schema?.properName === true });
      return true;
    },
  });
  ajv.addKeyword({ keyword: 'properName', schemaType: 'boolean' });
  ajv.addKeyword({ keyword: 'siteLanguage', schemaType: 'boolean' });
  ajv.addKeyword({ keyword: 'enumDescriptions', schemaType: 'array' });
  return (schema) => {
    const hoisted = hoistSharedParts(schema, facts, (name) => `${name}#`);
    for (const [name, part] of hoisted.parts) if (!ajv.getSchema(name)) ajv.addSchema(part, name);
    return ajv.compile(hoisted.schema);
  };
}

/**
 * A validator for each kind of file. Ajv is loaded, and compiles, only for a file that {@link fastCompiler} refuses:
 * that is nearly half of the time of a check, and a valid config needs no messages from Ajv.
 * @param facts - definitions/facts.json, null where it cannot be read: then every fact and flag is accepted
 */
export function createConfigValidators(
  facts: Declarations | null,
): Record<
  keyof typeof configFiles | keyof typeof configFolders | keyof typeof optionalFiles,
  ConfigValidator
> {
  const fastValidator = fastCompiler(facts);
  let found: IdReference[] = [];
  let texts: ShownText[] = [];
  let compiler: ReturnType<typeof createCompiler> | undefined;
  const compile = (schema: Schema) => {
    compiler ??= createCompiler(
      facts,
      (reference) => found.push(reference),
      (text) => texts.push(text),
    );
    return compiler(schema);
  };
  const entries = Object.entries({ ...configFiles, ...configFolders, ...optionalFiles }).map(
    ([name, { schema }]) => {
      let compiled: ValidateFunction | undefined;
      const validate = ((data: unknown) => {
        [found, texts] = [[], []];
        const addReference = (kind: RefKind, id: string, path: readonly (string | number)[]) =>
          found.push({ kind, id, pointer: toPointer(path) });
        const addText = (text: string, path: readonly (string | number)[], isName: boolean) =>
          texts.push({ text, pointer: toPointer(path), isName });
        const errors = (of: ValidateFunction['errors']) => Object.assign(validate, { errors: of });
        if (fastValidator(schema)(data, { path: [], addReference, addText })) {
          errors(null);
          return true;
        }
        [found, texts] = [[], []];
        compiled ??= compile(schema);
        const valid = compiled(data);
        errors(compiled.errors ?? null);
        return valid;
      }) as ValidateFunction;
      const takeReferences = () => {
        // A value that several branches of a union looked at was collected several times.
        const unique = new Map(found.map((one) => [`${one.kind} ${one.pointer}`, one]));
        return [...unique.values()];
      };
      const takeTexts = () => [...new Map(texts.map((one) => [one.pointer, one])).values()];
      return [name, { validate, takeReferences, takeTexts }];
    },
  );
  return Object.fromEntries(entries);
}
