import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { headline } from '../../../ops/plan-report/headline.ts';
import { compared, type Draft, edited, shipped } from './plan-of-edit.ts';

// Pages choose the outcome that a button or a result code has: an edit there leads visitors elsewhere.

const planOfEdit = (page: string, edit: (page: Draft) => void): Plan =>
  compared(
    shipped,
    edited(shipped, ({ pages }) => edit(pages[page])),
  );
const differencesOf = ({ pages }: Plan, page: string) =>
  pages.filter((one) => one.page === page).flatMap(({ differences }) => differences);
const block = ({ body }: Draft, id: string) => body.find((one: Draft) => one.id === id);

describe('a plan of an edit of where a page leads', () => {
  it('names a page that no longer opens in a sheet', () => {
    const plan = planOfEdit('product-detail-popup', (page) => {
      page.opensInSheet = false;
    });
    expect(differencesOf(plan, 'product-detail-popup')).toEqual([
      expect.objectContaining({ at: 'product-detail-popup.opensInSheet', before: 'true', after: 'false' }),
    ]);
    expect(headline(plan, 'zh')).not.toContain('没有访客会看到任何不同');
  });

  it('names the result codes of a form that lead elsewhere, as a risk', () => {
    const plan = planOfEdit('form-package', (page) => {
      const { onResult } = block(page, 'application');
      onResult.cases = [
        { code: 200, finish: 'formRefused' },
        { code: 4220, finish: 'formSaved' },
      ];
    });
    expect(differencesOf(plan, 'form-package')).toEqual([
      {
        what: 'leads',
        at: 'application.onResult/200',
        before: 'finish formSaved',
        after: 'finish formRefused',
      },
      {
        what: 'leads',
        at: 'application.onResult/4220',
        before: 'finish formRefused',
        after: 'finish formSaved',
      },
    ]);
    expect(plan.risks.map(({ risk, before, after }) => [risk, before, after])).toEqual([
      [
        'result-elsewhere',
        'form-package form-package 200 finish formSaved',
        'form-package form-package 200 finish formRefused',
      ],
      [
        'result-elsewhere',
        'form-package form-package 4220 finish formRefused',
        'form-package form-package 4220 finish formSaved',
      ],
    ]);
    expect(headline(plan, 'zh')).toMatch(/^页面上有 2 处按钮或返回码通向别处。 · 1 项风险，2 处/);
  });

  it('names a button that finishes its page with another outcome, and does not say that nobody ends elsewhere', () => {
    const plan = planOfEdit('success-download', (page) => {
      block(page, 'products').action.outcome = 'goHome';
    });
    expect(differencesOf(plan, 'success-download')).toEqual([
      { what: 'leads', at: 'products.action', before: 'finish seeProducts', after: 'finish goHome' },
    ]);
    expect(headline(plan, 'en')).toMatch(/^1 button or result code leads elsewhere\./);
  });

  it('names no exit where the codes are only written in another order', () => {
    const plan = planOfEdit('form-package', (page) => {
      const { onResult } = block(page, 'application');
      onResult.cases.push({ code: 4220, ...onResult.otherwise });
    });
    expect(differencesOf(plan, 'form-package').map(({ what }) => what)).toEqual(['other']);
    expect(plan.risks).toEqual([]);
  });

  it('says what is at risk where nobody ends elsewhere', () => {
    const plan = compared(
      shipped,
      edited(shipped, ({ forms }) => {
        const consent = forms['sms-login'].fields.find(({ kind }: Draft) => kind === 'consent');
        consent.text = `${consent.text}（新）`;
      }),
    );
    expect(headline(plan, 'zh')).toMatch(
      /^没有访客去到别处。 · 1 项风险：协议、同意项或收集说明的文字变了，\d+ 处/,
    );
    expect(headline(plan, 'en')).toMatch(/^No visitor ends elsewhere\. · 1 risk: what visitors agree to/);
  });
});
