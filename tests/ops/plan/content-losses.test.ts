import { describe, expect, it } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, firstOf } from '../../journeys/harness/matrix.ts';
import { compared, type Draft, type Edit, edited, shipped } from './plan-of-edit.ts';

// What a page can lose while another block, consent or form of it still looks as if nothing was lost.

const risksOf = (edit: Edit): string[] =>
  compared(shipped, edited(shipped, edit)).risks.map(
    ({ risk, before, after }) => `${risk}: ${before} → ${after}`,
  );

/** Every list of blocks of a page. */
const listsOf = ({ body }: Draft): Draft[][] => [
  body,
  ...body.flatMap((block: Draft) => [
    block.blocks ?? [],
    ...(block.tabs ?? []).map((tab: Draft) => tab.blocks),
  ]),
];
const removeFirst = (page: Draft, type: string) => {
  const list = listsOf(page).find((blocks) => blocks.some((block) => block.type === type)) ?? [];
  list.splice(
    list.findIndex((block) => block.type === type),
    1,
  );
};
const blockOf = (page: Draft, type: string): Draft =>
  listsOf(page)
    .flat()
    .find((block) => block.type === type);
const opening = (page: Draft): Draft => blockOf(page, 'hero');
const field = (form: Draft, id: string) => form.fields.find((one: Draft) => one.id === id);

const losses: [string, string, Edit][] = [
  [
    'a consent for those whose answers no longer ask for it',
    'consent-removed: form-package agreeSharing 单独同意：向贷款机构提供信息 → form-package -',
    ({ forms }) => {
      field(forms['form-package'], 'agreeSharing').showWhenAnswers = { term: '12' };
    },
  ],
  [
    'the login of a form that is still there',
    'login-lost: form-package-app form-package-app → form-package-app',
    ({ forms }) => {
      delete forms['form-package-app'].logIn;
    },
  ],
  [
    'a document of a consent, which another consent links to',
    'agreement-lost: carloan privacy-policy → carloan',
    ({ forms }) => {
      const consent = field(forms.carloan, 'agreeTerms');
      consent.links = consent.links.filter(({ page }: Draft) => page !== 'privacy-policy');
    },
  ],
  [
    'one of two tables of costs',
    'disclosure-lost: carloan-app costs, costs.rows → carloan-app',
    ({ pages }) => removeFirst(pages['carloan-app'], 'costs'),
  ],
  [
    'a row of costs',
    'disclosure-lost: login costs.rows → login',
    ({ pages }) => {
      const costs = listsOf(pages.login)
        .flat()
        .find(({ type }) => type === 'costs');
      costs.rows.pop();
    },
  ],
  [
    'the list of third parties',
    'disclosure-lost: third-parties trackers → third-parties',
    ({ pages }) => removeFirst(pages['third-parties'], 'trackers'),
  ],
  [
    'the text of a document',
    'disclosure-lost: privacy-policy article → privacy-policy',
    ({ pages }) => removeFirst(pages['privacy-policy'], 'article'),
  ],
  [
    'the imprint of an error page',
    'disclosure-lost: empty legalFooter, legalFooter.risk → empty',
    ({ pages }) => removeFirst(pages.empty, 'legalFooter'),
  ],
  [
    'a form whose answers another block still shows',
    'form-lost: car-valuation car-valuation → car-valuation',
    ({ pages }) => removeFirst(pages['car-valuation'], 'form'),
  ],
  [
    'the receiver of a form that is no lead',
    'lead-elsewhere: car-valuation carValuation → car-valuation userSave',
    ({ forms }) => {
      forms['car-valuation'].endpoint = 'userSave';
    },
  ],
  [
    'the line of costs in the opening',
    'disclosure-lost: login hero.cost → login',
    ({ pages }) => {
      delete opening(pages.login).cost;
    },
  ],
  [
    'what qualifies the amount in the opening',
    'disclosure-lost: login hero.amount.note → login',
    ({ pages }) => {
      delete opening(pages.login).amount.note;
    },
  ],
  [
    'the example below a table of costs',
    'disclosure-lost: login costs.example → login',
    ({ pages }) => {
      delete blockOf(pages.login, 'costs').example;
    },
  ],
  [
    'the verification of answers before they are sent',
    'verification-lost: form-package-uni form-package-uni → form-package-uni',
    ({ forms }) => {
      delete forms['form-package-uni'].verify;
    },
  ],
];

const changes: [string, string, Edit][] = [
  [
    'another line of costs in the opening',
    'disclosure-changed: login 年化利率 {brand.annualRate}，不收服务费 → login 服务费 0 元',
    ({ pages }) => {
      opening(pages.login).cost = '服务费 0 元';
    },
  ],
  [
    'another value in a row of costs',
    'disclosure-changed: login 平台服务费：0 元，不向借款人收取 → login 平台服务费：0 元',
    ({ pages }) => {
      blockOf(pages.login, 'costs').rows.find(({ label }: Draft) => label === '平台服务费').value = '0 元';
    },
  ],
  [
    'another label of a row of costs',
    'disclosure-changed: login 平台服务费：0 元，不向借款人收取 → login 服务费：0 元，不向借款人收取',
    ({ pages }) => {
      blockOf(pages.login, 'costs').rows.find(({ label }: Draft) => label === '平台服务费').label = '服务费';
    },
  ],
  [
    'another notice of risk in the imprint',
    'disclosure-changed: empty {was} → empty 无',
    ({ pages }) => {
      blockOf(pages.empty, 'legalFooter').risk = '无';
    },
  ],
  [
    'other data that a third party collects',
    'disclosure-changed: collects {was} → collects ["手机号"]',
    ({ trackers }) => {
      trackers.record.collects = ['手机号'];
    },
  ],
  [
    'another purpose of a third party',
    'disclosure-changed: purpose {was} → purpose 其他',
    ({ trackers }) => {
      trackers.searchAdvertiser.purpose = '其他';
    },
  ],
  [
    'other data that one-tap login collects',
    'disclosure-changed: collects {was} → collects ["全部"]',
    ({ site }) => {
      site.oneTap.collects = ['全部'];
    },
  ],
  [
    'another text of a consent of a form that logs in',
    'terms-changed: login {was} → login 同意一切',
    ({ forms }) => {
      forms['sms-login'].fields.find(({ kind }: Draft) => kind === 'consent').text = '同意一切';
    },
  ],
  [
    'another name of a document that a consent links',
    'terms-changed: login {was} → login 《一切》',
    ({ forms }) => {
      const [consent] = forms['sms-login'].fields.filter(({ kind }: Draft) => kind === 'consent');
      consent.links[0].label = '《一切》';
    },
  ],
  [
    'another purpose of a form',
    'terms-changed: form-package {was} → form-package 用于各种用途',
    ({ forms }) => {
      forms['form-package'].purpose = '用于各种用途';
    },
  ],
  [
    'other recipients of a lead',
    'terms-changed: form-package {was} → form-package 我们的伙伴',
    ({ forms }) => {
      forms['form-package'].receipt.recipients = '我们的伙伴';
    },
  ],
  [
    'another paragraph of a document',
    'terms-changed: privacy-policy {was} → privacy-policy 我们可以出售您的信息。',
    ({ pages }) => {
      blockOf(pages['privacy-policy'], 'article').sections[1].paragraphs[0] = '我们可以出售您的信息。';
    },
  ],
  [
    'the document to which somebody agreed, by a further paragraph',
    'terms-changed: privacy-policy - → privacy-policy 我们可以出售您的信息。',
    ({ pages }) => {
      blockOf(pages['privacy-policy'], 'article').sections[1].paragraphs.push('我们可以出售您的信息。');
    },
  ],
];

describe('a plan names as a risk', () => {
  // A consent that only some answers ask for, a text of a page, and a form that another block seems to show; the others
  // are found by the same comparison of a page and its forms, in which every-changed-value.test.ts loses a field.
  const telling = ['consent-removed', 'disclosure-lost', 'form-lost'];
  const kindOf = ([, risk]: (typeof losses)[number]) => risk.split(':')[0] ?? '';
  const isFirst = firstOf(kindOf);
  it.each(casesOfRun(losses, (one, at, all) => telling.includes(kindOf(one)) && isFirst(one, at, all)))(
    'the loss of %s',
    (_, risk, edit) => {
      expect(risksOf(edit)).toEqual(expect.arrayContaining([risk]));
    },
  );

  it.each(
    casesOfRun(
      changes,
      // One text of a page, and one about a third party.
      firstOf(([, risk]) => /: (collects|purpose) /.test(risk)),
    ),
  )('%s', (_, risk, edit) => {
    const [start = '', end = ''] = risk.split('{was}');
    expect(risksOf(edit).filter((one) => one.startsWith(start) && one.endsWith(end))).toHaveLength(1);
  });

  inFullRun('and not another order of costs, or a new row of them', () => {
    const more = risksOf(({ pages }) => {
      const { rows } = blockOf(pages.login, 'costs');
      rows.reverse();
      rows.push({ label: '提前还款', value: '不另收费' });
    });
    expect(more).toEqual([]);
  });

  inNpmTest('the loss of a photo that a form tells apart, and of another receiver of photos', () => {
    const photos = {
      kind: 'photo',
      id: 'photos',
      label: '照片',
      endpoint: 'sendUpload',
      slots: [{ label: '正面' }, { label: '反面' }],
    };
    const before = edited(shipped, ({ forms }) => forms['form-package'].fields.push(photos));
    const risks = (edit: (photos: Draft) => void) =>
      compared(
        before,
        edited(before, ({ forms }) => edit(field(forms['form-package'], 'photos'))),
      ).risks.map((one) => `${one.risk}: ${one.before} → ${one.after}`);
    expect(risks(({ slots }) => slots.shift())).toEqual(
      expect.arrayContaining(['field-lost: form-package form-package/photos 正面 → form-package']),
    );
    expect(
      risks((one) => {
        one.slots[0].label = '身份证正面';
      }),
    ).toEqual([]);
    expect(
      risks((one) => {
        one.endpoint = 'sendFile';
      }),
    ).toEqual(expect.arrayContaining(['lead-elsewhere: form-package sendUpload → form-package sendFile']));
  });

  inNpmTest('and not the loss of what stands elsewhere on the page', () => {
    const moved = risksOf(({ pages }) => {
      pages['carloan-app'].body.reverse();
    });
    expect(moved).toEqual([]);
  });
});

describe('a receipt of a form', () => {
  const withTwin = edited(shipped, ({ pages, forms }) => {
    const ofTwin = (value: Draft) => JSON.parse(JSON.stringify(value).replaceAll('form-package', 'twin'));
    forms.twin = { ...ofTwin(forms['form-package']), id: 'twin' };
    const form = pages['form-package'].body.find(({ type }: Draft) => type === 'form');
    pages['car-problem'].body.push({ ...form, id: 'twin', form: 'twin' });
    for (const { body } of Object.values<Draft>(pages))
      for (const { type, forms: told } of body) if (type === 'leadReceipt') told.push('twin');
  });
  const withoutReceipts = (config: Draft): Draft => {
    for (const { body } of Object.values<Draft>(config.pages))
      for (const { type, forms: told } of body)
        if (type === 'leadReceipt' && told.includes('twin')) told.splice(told.indexOf('twin'), 1);
    return config;
  };
  const withoutForm = (config: Draft): Draft => {
    config.pages['car-problem'].body = shipped.pages['car-problem'].body;
    delete config.forms.twin;
    return config;
  };
  const receiptsLost = (...edits: ((config: Draft) => Draft)[]) =>
    compared(
      withTwin,
      edited(withTwin, (config) => {
        for (const edit of edits) edit(config);
      }),
    ).risks.filter(({ risk }) => risk === 'receipt-lost').length;

  inNpmTest(
    'is lost while visitors can send the form, and not where the same edit takes the form away',
    () => {
      expect(receiptsLost(withoutReceipts)).toBeGreaterThan(0);
      expect(receiptsLost(withoutReceipts, withoutForm)).toBe(0);
    },
  );
});
