import { describe, expect, it } from 'vitest';
import { shareErrorSubscription } from '../../../renderer/form/field-error-subscription.ts';

describe('the errors of a form', () => {
  const form = () => {
    const open = new Set<(field?: string) => void>();
    const notified: string[] = [];
    const onError = shareErrorSubscription((changed) => {
      open.add(changed);
      return () => open.delete(changed);
    });
    const listen = (field: string, as = field) => onError(field, () => notified.push(as));
    const change = (field?: string) => {
      notified.length = 0;
      for (const changed of open) changed(field);
      return [...notified];
    };
    return { listen, change, open };
  };

  it('notify the named field, and all fields if none is named', () => {
    const { listen, change, open } = form();
    listen('mobile');
    listen('smsCode');
    listen('smsCode', 'smsCode again');
    expect(open.size).toBe(1);
    expect(change('smsCode')).toEqual(['smsCode', 'smsCode again']);
    expect(change('name')).toEqual([]);
    expect(change()).toEqual(['mobile', 'smsCode', 'smsCode again']);
  });

  it('no longer notify a field that has gone, and unsubscribe until one comes', () => {
    const { listen, change, open } = form();
    const leave = [listen('mobile'), listen('mobile', 'again')];
    leave[0]?.();
    leave[0]?.();
    expect(change()).toEqual(['again']);
    leave[1]?.();
    expect(open.size).toBe(0);
    listen('mobile');
    expect(change('mobile')).toEqual(['mobile']);
  });
});
