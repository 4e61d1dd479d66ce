import type { ErrorObject } from 'ajv';
import type { ConfigValidator, IdReference, ShownText } from '../../schemas/compile/config-validator.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import { type Finding, findingOf } from '../diagnostics/finding.ts';
import { nearestName } from '../did-you-mean/did-you-mean.ts';
import { isObject, itemsOf, keysOf, member } from '../json/json-values.ts';
import { fromPointer, lastName, parentPointer, pointersUpFrom, toPointer } from '../json/pointer.ts';
import { type Text, untranslated } from '../text/text.ts';
import { flagRange } from './schema-codes.ts';
import { distinctErrors } from './schema-errors.ts';
import type { SchemaMessage } from './schema-message.ts';
import { schemaMessages, unknownKeywordMessage } from './schema-messages.ts';

export interface SchemaResult {
  findings: Finding[];
  /** The uses of ids that the file makes, wrong values apart. */
  references: IdReference[];
  /** The texts that visitors see. */
  texts: ShownText[];
  /** Pointers of the objects whose tag is unknown: nobody has looked into them. */
  skipped: string[];
}

/** A test holds that `schema-codes.ts` has the code of every keyword of the schemas. */
const schemaCode = (keyword: string) => ({
  code: `schema-${keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  severity: 'error' as const,
});

/**
 * The schema stage of one file.
 * @param flags - the names of the flags
 */
export function checkSchema(
  file: ParsedFile,
  validator: ConfigValidator,
  flags: readonly string[],
): SchemaResult {
  const valid = validator.validate(file.value);
  const [references, texts] = [validator.takeReferences(), validator.takeTexts()];
  if (valid) return { findings: [], references, texts, skipped: [] };
  const mistakes = withoutMisplacedAllow(
    withoutMisspelledRequired(distinctErrors(validator.validate.errors ?? [])),
  );
  const findings = mistakes.map((error) => toFinding(file, error, flags));
  const wrong = new Set(findings.map((finding) => finding.pointer));
  return {
    findings,
    references: references.filter((one) => !wrong.has(one.pointer)),
    texts,
    skipped: mistakes.filter(hidesContent).map((error) => error.instancePath),
  };
}

const hidesContent = (error: ErrorObject) =>
  error.keyword === 'discriminator' ||
  (error.keyword === 'required' &&
    member(error.parentSchema, 'discriminator', 'propertyName') === error.params.missingProperty);

/** A `$allow` among ids is one mistake; errors of an entry with that name are not reported. */
function withoutMisplacedAllow(mistakes: ErrorObject[]): ErrorObject[] {
  const isMisplaced = ({ keyword, params }: ErrorObject) =>
    keyword === 'propertyNames' && params.propertyName === '$allow';
  const misplaced = new Set(mistakes.filter(isMisplaced).map(({ instancePath }) => `${instancePath}/$allow`));
  if (misplaced.size === 0) return mistakes;
  const isInside = ({ instancePath }: ErrorObject) =>
    pointersUpFrom(instancePath).some((at) => misplaced.has(at));
  return mistakes.filter((one) => !isInside(one));
}

/** A misspelled key is not also a missing one. */
function withoutMisspelledRequired(mistakes: ErrorObject[]): ErrorObject[] {
  const lacking = new Set(
    mistakes.filter((one) => one.keyword === 'required').map(({ instancePath }) => instancePath),
  );
  const misspelled = new Set(
    mistakes
      .filter((one) => one.keyword === 'additionalProperties' && lacking.has(one.instancePath))
      .map((one) => `${one.instancePath} ${meant(one)}`),
  );
  return mistakes.filter(
    (one) =>
      one.keyword !== 'required' || !misspelled.has(`${one.instancePath} ${one.params.missingProperty}`),
  );
}

const meant = (error: ErrorObject) =>
  nearestName(
    String(error.params.additionalProperty),
    keysOf(member(error.parentSchema, 'properties')).filter((key) => member(error.data, key) === undefined),
  );

function toFinding(file: ParsedFile, error: ErrorObject, flags: readonly string[]): Finding {
  const words = schemaMessages[error.keyword]?.(error) ?? unknownKeywordMessage;
  const { message, label, help, replaceBy, suggestions } = words;
  const isFlag = ['enum', 'type'].includes(error.keyword) && flags.includes(lastName(error.instancePath));
  const owner = ownerPrefix(file.value, error);
  return findingOf(isFlag ? flagRange : schemaCode(error.keyword), {
    message: { zh: `${owner.zh}${message.zh}`, en: `${owner.en}${message.en}` },
    ...(label && { label }),
    ...(help && { help }),
    ...(replaceBy !== undefined && { replaceBy }),
    ...(suggestions && { suggestions }),
    file: file.file,
    ...locatorOf(error, words, file.value),
  });
}

/** Where to point: a key, the value, or, for something missing, the key of the object that lacks it. */
function locatorOf(
  error: ErrorObject,
  { key }: SchemaMessage,
  root: unknown,
): Pick<Finding, 'pointer' | 'key' | 'within'> {
  const pointer = error.instancePath;
  if (error.keyword === 'uniqueItems') return { pointer: `${pointer}/${Number(error.params.j)}` };
  if (key !== undefined && key !== '') {
    const isValue = error.keyword === 'discriminator';
    return { pointer: pointer + toPointer([key]), key: !isValue };
  }
  if (!isObject(error.data) && !Array.isArray(error.data)) return { pointer };
  const inList = pointer === '' || Array.isArray(valueAt(root, parentPointer(pointer)));
  return inList ? { pointer, within: Array.isArray(error.data) ? '[' : '{' } : { pointer, key: true };
}

const valueAt = (root: unknown, pointer: string): unknown =>
  fromPointer(pointer).reduce<unknown>(
    (inner, key) => (Array.isArray(inner) ? itemsOf(inner)[Number(key)] : member(inner, key)),
    root,
  );

/** The object that a mistake is in, by name: `login.onResult: `; rows of a list are named by their id. */
function ownerPrefix(root: unknown, error: ErrorObject): Text {
  const pointer = isObject(error.data) ? error.instancePath : parentPointer(error.instancePath);
  let names: string[] = [];
  let value = root;
  for (const key of fromPointer(pointer)) {
    const inList = Array.isArray(value);
    value = inList ? itemsOf(value)[Number(key)] : member(value, key);
    const name = inList ? member(value, 'id') : key;
    if (!isObject(value) || typeof name !== 'string') continue;
    names = inList ? [name] : [...names, name].slice(-4);
  }
  const path = names.join('.');
  return untranslated(path === '' ? '' : `${path}: `);
}
