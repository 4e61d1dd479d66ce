import { expect, test } from 'vitest';
import { pageDifferenceText } from '../../../ops/edit-wording/page-difference-text.ts';
import type { ReportedRisk } from '../../../ops/plan/plan.ts';
import { differenceText } from '../../../ops/plan-report/difference-text.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import { config, sources } from '../../runtime/real-config.ts';

const read = { config, sources } as unknown as Parameters<typeof labelSourceOf>[0];
const [zh, en] = (['zh', 'en'] as const).map((one) => labelSourceOf(read, one)) as [LabelSource, LabelSource];

const leads = (at: string, before: string | null, after: string | null, source = zh, page = 'form-package') =>
  pageDifferenceText({ what: 'leads', at, before, after }, page, source);
const risk = (before: string, after: string, page?: string) =>
  ({ risk: 'result-elsewhere', before, after, ...(page && { page }) }) as unknown as ReportedRisk;

test('a result code that leads elsewhere is told by the code and where visitors come, in both languages', () => {
  const at = 'application.onResult/4220';
  expect(leads(at, 'finish formRefused', 'finish formSaved')).toBe(
    '表单 application · 返回码 4220 以后：去失败去向 → 去成功去向',
  );
  expect(leads(at, 'finish formRefused', 'finish formSaved', en)).toBe(
    'Form application · after result code 4220: to failure → to success',
  );
  expect(leads('application.onResult/otherwise', 'stay', 'finish formSaved')).toBe(
    '表单 application · 其他返回码以后：留在本页 → 去成功去向',
  );
});

test('a button that leads elsewhere is told by what it does; where the rows depend on more, by the outcome', () => {
  const of = (before: string | null, after: string | null) =>
    leads('products.action', before, after, zh, 'success-download').replace(/^.*：/, '');
  expect(of('finish seeProducts', 'back')).toMatch(/^去“.*” → 返回上一页$/);
  expect(of('finish notWritten', null)).toBe('以notWritten结束本页 → （无）');
  expect(of('openPage information-sharing', 'download')).toMatch(/^在弹层中打开“.*” → 按系统下载应用$/);
});

test('two outcomes after which visitors come to the same page are told by their names, too', () => {
  const source = {
    ...zh,
    file: (name: string) =>
      name === 'definitions/navigation.json'
        ? {
            value: {
              rules: ['formSaved', 'formRefused'].map((outcome) => ({ when: { outcome }, go: 'success' })),
            },
          }
        : zh.file(name),
  };
  expect(leads('application.onResult/200', 'finish formSaved', 'finish formRefused', source)).toBe(
    '表单 application · 返回码 200 以后：去成功去向（“提交申请”） → 去成功去向（“提交申请”未成功）',
  );
});

test('the risk of a result code says the same, after its page, and names the form where no page is told', () => {
  const sides = ['form-package 4220 finish formRefused', 'form-package 4220 finish formSaved'] as const;
  expect(
    differenceText(risk(`form-package ${sides[0]}`, `form-package ${sides[1]}`, 'form-package'), zh),
  ).toBe('“填写申请信息” /form-package：返回码 4220 以后，去失败去向 → 去成功去向');
  const alone = differenceText(risk(...sides), zh);
  expect(alone).toMatch(/^表单 form-package（“.*”） · 返回码 4220 以后，去失败去向 → 去成功去向$/);
});
