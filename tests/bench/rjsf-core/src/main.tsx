import './look.css';
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { applicationFields, type BenchField, makeFields } from '../../fields.ts';
import { landing, logIn } from '../../landing.ts';
import { Around } from './Around.tsx';
import { schemaOf } from './schema.ts';

const loginSchema: RJSFSchema = {
  type: 'object',
  title: landing.login.title,
  required: ['phone', 'code', 'consent'],
  properties: {
    phone: { type: 'string', title: landing.phone.label, pattern: '^1\\d{10}$' },
    code: { type: 'string', title: landing.code.label, pattern: '^\\d{6}$' },
    consent: { type: 'boolean', title: landing.consent, const: true },
  },
};
// rjsf ticks by itself what must be true; a consent is the visitor's.
const untouched = { constAsDefaults: 'never' } as const;
const loginUi = { 'ui:submitButtonOptions': { submitText: landing.login.submit } };

function Login({ onDone }: { onDone: () => void }) {
  const [answers, setAnswers] = useState({});
  return (
    <Around>
      <div className="card">
        <p className="soft">{landing.login.purpose}</p>
        <Form
          schema={loginSchema}
          uiSchema={loginUi}
          validator={validator}
          formData={answers}
          experimental_defaultFormStateBehavior={untouched}
          noHtml5Validate
          onChange={({ formData }) => setAnswers(formData)}
          onSubmit={({ formData }) => void logIn(formData.phone, formData.code).then(onDone)}
        />
      </div>
    </Around>
  );
}

function FieldsForm({ fields }: { fields: readonly BenchField[] }) {
  const [made] = useState(() => schemaOf(fields));
  return (
    <main>
      <h1>填写申请信息</h1>
      <div className="card">
        <Form
          {...made}
          validator={validator}
          experimental_defaultFormStateBehavior={untouched}
          noHtml5Validate
        />
      </div>
    </main>
  );
}

function App() {
  const [loggedIn, setLoggedIn] = useState(false);
  return loggedIn ? <FieldsForm fields={applicationFields} /> : <Login onDone={() => setLoggedIn(true)} />;
}

const element = document.getElementById('app');
const count = Number(new URLSearchParams(window.location.search).get('fields'));
if (element) createRoot(element).render(count > 0 ? <FieldsForm fields={makeFields(count)} /> : <App />);
