import { useNavigate } from '@tanstack/react-router';
import { observer } from 'mobx-react-lite';
import { useForm } from 'react-hook-form';
import { Around } from '../../antd-mobile/src/Around.tsx';
import { landing } from '../../landing.ts';
import type { LoginAnswers, Visit } from './visit.ts';

/** The landing page, as somebody writes it by hand with these packages. */
export const Login = observer(function Login({ visit }: { visit: Visit }) {
  const navigate = useNavigate();
  const form = useForm<LoginAnswers>({ defaultValues: { phone: '', code: '', consent: false } });
  const { errors } = form.formState;
  const send = form.handleSubmit(async (answers) => {
    if (await visit.logIn(answers)) await navigate({ to: '/application' });
  });
  const fault = errors.phone ?? errors.code ?? errors.consent;
  return (
    <Around>
      <form className="card" method="post" noValidate onSubmit={send}>
        <h2>{landing.login.title}</h2>
        <p className="soft">{landing.login.purpose}</p>
        <div className="field">
          <label className="label" htmlFor="phone">
            {landing.phone.label}
          </label>
          <input
            id="phone"
            className="control"
            type="tel"
            autoComplete="tel"
            placeholder={landing.phone.placeholder}
            aria-invalid={errors.phone !== undefined}
            {...form.register('phone', {
              pattern: { value: /^1\d{10}$/, message: '请填写正确的电话' },
              required: '请填写电话',
            })}
          />
        </div>
        <div className="field">
          <label className="label" htmlFor="code">
            {landing.code.label}
          </label>
          <input
            id="code"
            className="control"
            inputMode="numeric"
            placeholder={landing.code.placeholder}
            aria-invalid={errors.code !== undefined}
            {...form.register('code', {
              pattern: { value: /^\d{6}$/, message: '验证码为 6 位数字' },
              required: '请填写验证码',
            })}
          />
          <button type="button">{landing.code.ask}</button>
        </div>
        <label className="field">
          <input type="checkbox" {...form.register('consent', { required: '请先阅读并同意协议' })} />
          {landing.consent}
        </label>
        <p className="error" role="alert">
          {fault?.message ?? (visit.failed ? '登录失败，请重试' : '')}
        </p>
        <button className="submit" type="submit" disabled={visit.sending}>
          {landing.login.submit}
        </button>
      </form>
    </Around>
  );
});
