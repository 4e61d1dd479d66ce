import { Button, Checkbox, Form, Input, Picker, Selector } from 'antd-mobile';
import { useState } from 'react';
import { applicationFields, type BenchField } from '../../fields.ts';

const asOptions = (options: readonly string[] = []) =>
  options.map((option) => ({ label: option, value: option }));

function Control({ field, ...given }: { field: BenchField }) {
  if (field.kind === 'choice') return <Selector {...given} options={asOptions(field.options)} />;
  if (field.kind === 'select') return <PickerControl {...given} field={field} />;
  if (field.kind === 'consent') return <Checkbox {...given}>{field.label}</Checkbox>;
  return <Input {...given} inputMode={field.kind === 'number' ? 'decimal' : 'text'} />;
}

function PickerControl({ field }: { field: BenchField }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        请选择
      </Button>
      <Picker columns={[asOptions(field.options)]} visible={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The application form of twelve fields. */
export function Application() {
  return (
    <main>
      <h1>填写申请信息</h1>
      <Form
        className="card"
        layout="vertical"
        footer={
          <Button block color="primary" type="submit">
            提交申请
          </Button>
        }
      >
        {applicationFields.map((field) => (
          <Form.Item
            key={field.id}
            name={field.id}
            label={field.kind === 'consent' ? undefined : field.label}
            rules={[{ required: true }]}
          >
            <Control field={field} />
          </Form.Item>
        ))}
      </Form>
    </main>
  );
}
