import type { Config, Field } from '../../schemas/index.ts';
import { isPersonalField } from '../file-rules/consent-missing.ts';
import type { ForeignForm, Loss } from '../foreign-forms/foreign-form.ts';
import { cut } from '../foreign-forms/plain-text.ts';
import { reasons } from '../foreign-forms/reasons.ts';
import { type Made, withConditions } from './answer-conditions.ts';
import { fieldId } from './field-ids.ts';
import type { KindTable } from './kind-table.ts';
import { FieldMaker, type WrittenField } from './to-field.ts';

/** A form of ours as JSON. */
export interface WrittenForm {
  $schema: string;
  id: string;
  purpose: string;
  endpoint: string;
  submitLabel: string;
  steps?: { title: string; fields: string[] }[];
  fields: WrittenField[];
}

export interface FormMade {
  /** Null where no field is left. */
  form: WrittenForm | null;
  /** Which fields each element has become; the consent that was added has none. */
  made: readonly Made[];
  losses: Loss[];
}

interface Wanted {
  id: string;
  endpoint: string;
  table: KindTable;
  config: Config;
}

type Consent = Extract<Field, { kind: 'consent' }>;

/** Makes a form of what was read: fields, conditions, steps, and the consent without which personal data is not collected. */
export function toForm(read: ForeignForm, { id, endpoint, table, config }: Wanted): FormMade {
  const isChinese = config.site.language.toLowerCase().startsWith('zh');
  const agreement = consentOf(config);
  const maker = new FieldMaker(table, { links: agreement?.links ?? [], isChinese });
  const { losses } = maker;
  const ids = new Set<string>();
  const pages = read.pages.map(({ title, questions }) => ({
    title,
    made: questions.flatMap((question): Made[] => {
      const field = maker.field(question);
      if (!field) return [];
      if (isPersonalField(field) && !agreement) {
        losses.push({
          pointer: question.pointer,
          what: question.type,
          name: question.name,
          whole: true,
          ...reasons.consentMissing,
        });
        return [];
      }
      return [{ question, field: { ...field, id: fieldId(question.name, ids) } }];
    }),
  }));
  const shown = withConditions(
    pages.flatMap(({ made }) => made),
    isChinese,
    losses,
  );
  if (shown.length === 0) return { form: null, made: [], losses };
  const left = [...shown];
  const parts = pages.map(({ title, made }) => ({
    title,
    fields: left.splice(0, made.length).map((one) => one.field),
  }));
  const steps = joined(parts);
  const isPersonal = shown.some(({ field }) => isPersonalField(field));
  if (isPersonal && agreement) steps[0]?.fields.push({ ...agreement, id: fieldId('agreeTerms', ids) });
  const stepTitle = (title: string, at: number) =>
    cut(title, 20) || (isChinese ? `第 ${at + 1} 步` : `Step ${at + 1}`);
  const form: WrittenForm = {
    $schema: '../../schemas/json/form.schema.json',
    id,
    purpose: cut(read.description, 600) || (isChinese ? '用于处理您填写的内容' : 'To handle what you send'),
    endpoint,
    submitLabel: cut(read.submitLabel, 20) || (isChinese ? '提交' : 'Send'),
    ...(steps.length > 1 && {
      steps: steps.map(({ title, fields }, at) => ({
        title: stepTitle(title, at),
        fields: fields.map((one) => one.id),
      })),
    }),
    fields: steps.flatMap(({ fields }) => fields),
  };
  return { form, made: shown, losses };
}

interface Part {
  title: string;
  fields: WrittenField[];
}

/** Pages without fields go; one that may show none of its fields is joined with a page beside it (step-empty). */
function joined(pages: readonly Part[]): Part[] {
  const steps: Part[] = [];
  for (const page of pages.filter(({ fields }) => fields.length > 0)) {
    const last = steps.at(-1);
    if (last && (isConditional(page) || isConditional(last))) last.fields.push(...page.fields);
    else steps.push({ title: page.title, fields: [...page.fields] });
  }
  return steps;
}

const isConditional = ({ fields }: Part): boolean =>
  fields.every((field) => field.showWhenAnswers !== undefined);

/** The consent of the config that says the least beside its agreements: the others are about codes, lenders or papers. */
function consentOf({ forms }: Config): Pick<Consent, 'kind' | 'label' | 'text' | 'links'> | null {
  const all = Object.values(forms)
    .flatMap(({ fields }) => fields)
    .filter(
      (field): field is Consent => field.kind === 'consent' && !field.optional && field.links.length > 0,
    );
  const [shortest] = all.sort((a, b) => a.text.length - b.text.length);
  if (!shortest) return null;
  const { kind, label, text, links } = shortest;
  return { kind, ...(label !== undefined && { label }), text, links };
}
