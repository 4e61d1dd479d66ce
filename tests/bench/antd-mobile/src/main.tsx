import './look.css';
import { Button, Checkbox, Form, Input } from 'antd-mobile';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { landing, logIn } from '../../landing.ts';
import { Around } from './Around.tsx';

const loadApplication = () => import('./Application.tsx');
const Application = lazy(async () => ({ default: (await loadApplication()).Application }));

function Login({ onDone }: { onDone: () => void }) {
  const [sending, setSending] = useState(false);
  const send = async ({ phone, code }: { phone: string; code: string }) => {
    setSending(true);
    await logIn(phone, code).then(onDone, () => setSending(false));
  };
  return (
    <Around>
      <Form
        className="card"
        layout="vertical"
        onFinish={send}
        footer={
          <Button block color="primary" type="submit" loading={sending} className="submit">
            {landing.login.submit}
          </Button>
        }
      >
        <Form.Header>{landing.login.title}</Form.Header>
        <Form.Item
          name="phone"
          label={landing.phone.label}
          rules={[{ required: true, pattern: /^1\d{10}$/, message: '请填写正确的电话' }]}
        >
          <Input type="tel" autoComplete="tel" placeholder={landing.phone.placeholder} />
        </Form.Item>
        <Form.Item
          name="code"
          label={landing.code.label}
          extra={<Button size="small">{landing.code.ask}</Button>}
          rules={[{ required: true, pattern: /^\d{6}$/, message: '验证码为 6 位数字' }]}
        >
          <Input inputMode="numeric" placeholder={landing.code.placeholder} />
        </Form.Item>
        <Form.Item
          name="consent"
          valuePropName="checked"
          rules={[
            {
              validator: (_, ticked) => (ticked ? Promise.resolve() : Promise.reject(new Error('请先同意'))),
            },
          ]}
        >
          <Checkbox>{landing.consent}</Checkbox>
        </Form.Item>
      </Form>
    </Around>
  );
}

function App() {
  const [loggedIn, setLoggedIn] = useState(false);
  // The next page's code comes while the visitor reads: what a careful hand-written app does.
  useEffect(() => void loadApplication(), []);
  if (!loggedIn) return <Login onDone={() => setLoggedIn(true)} />;
  return (
    <Suspense fallback={null}>
      <Application />
    </Suspense>
  );
}

const element = document.getElementById('app');
if (element) createRoot(element).render(<App />);
