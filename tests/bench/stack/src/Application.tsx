import { type UseFormReturn, useForm } from 'react-hook-form';
import { applicationFields, type BenchField } from '../../fields.ts';

type Answers = Record<string, string | boolean>;

function Control({ field, form }: { field: BenchField; form: UseFormReturn<Answers> }) {
  const { kind, id, options = [] } = field;
  const given = form.register(id, { required: true });
  if (kind === 'select')
    return (
      <select id={id} className="control" {...given}>
        <option value="">请选择</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  return <input id={id} className="control" inputMode={kind === 'number' ? 'decimal' : 'text'} {...given} />;
}

function Field({ field, form }: { field: BenchField; form: UseFormReturn<Answers> }) {
  const { kind, id, label, options = [] } = field;
  if (kind === 'choice')
    return (
      <fieldset className="field">
        <legend className="label">{label}</legend>
        <div className="chips">
          {options.map((option) => (
            <label key={option}>
              <input type="radio" value={option} {...form.register(id, { required: true })} /> {option}
            </label>
          ))}
        </div>
      </fieldset>
    );
  if (kind === 'consent')
    return (
      <label className="field">
        <input type="checkbox" {...form.register(id, { required: true })} /> {label}
      </label>
    );
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <Control field={field} form={form} />
    </div>
  );
}

/** The application form of twelve fields. */
export function Application() {
  const form = useForm<Answers>();
  return (
    <main>
      <h1>填写申请信息</h1>
      <form method="post" noValidate onSubmit={form.handleSubmit(() => undefined)}>
        {applicationFields.map((field) => (
          <Field key={field.id} field={field} form={form} />
        ))}
        <button className="submit" type="submit">
          提交申请
        </button>
      </form>
    </main>
  );
}
