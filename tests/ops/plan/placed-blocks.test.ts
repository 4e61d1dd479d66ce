import { describe, expect } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { compared, type Draft, edited, shipped } from './plan-of-edit.ts';

// A block that another part of the page takes over is shown to others, although every block is still there.

const placedOn = (plan: Plan, page: string) =>
  plan.pages
    .filter((one) => one.page === page)
    .flatMap(({ differences }) => differences.filter(({ what }) => what === 'block-placed'));

const page = 'form-package';
const block = (config: Draft, id: string, of = page) =>
  config.pages[of].body.find((one: Draft) => one.id === id);
const without = (config: Draft, id: string) => {
  const { body } = config.pages[page];
  const [found] = body.splice(
    body.findIndex((one: Draft) => one.id === id),
    1,
  );
  return found;
};
const inWechat = { 'device.wechat': true };
const lostForm = expect.objectContaining({ risk: 'form-lost', before: 'form-package form-package' });

/** The systems in the arrivals of those who lose the form; plain arrivals are no WeChat. */
const losers = (plan: Plan) => plan.risks.filter(({ risk }) => risk === 'form-lost').map(({ who }) => who);

describe('a plan of a block that stands in another part of its page', () => {
  inNpmTest('names the form that a new section with a condition takes from all who do not meet it', () => {
    const after = edited(shipped, (config) => {
      const form = without(config, 'application');
      config.pages[page].body.push({ type: 'section', id: 'wrap', showWhen: inWechat, blocks: [form] });
    });
    const plan = compared(shipped, after);
    expect(plan.risks).toContainEqual(lostForm);
    expect(JSON.stringify(losers(plan))).not.toContain('微信');
    expect(placedOn(plan, page)).toEqual([
      { what: 'block-placed', at: 'application', before: null, after: 'wrap' },
    ]);
  });

  // In `npm test` a new section with a condition and a move into a popup take parts from visitors.
  inFullRun('names the form that moves into a section which had a condition before', () => {
    const before = edited(shipped, (config) => {
      const notice = without(config, 'notice');
      config.pages[page].body.unshift({
        type: 'section',
        id: 'in-wechat',
        showWhen: inWechat,
        blocks: [notice],
      });
    });
    const after = edited(before, (config) => {
      const form = without(config, 'application');
      block(config, 'in-wechat').blocks.push(form);
    });
    const plan = compared(before, after);
    expect(plan.risks).toContainEqual(lostForm);
    expect(placedOn(plan, page)).toEqual([
      { what: 'block-placed', at: 'application', before: null, after: 'in-wechat' },
    ]);
  });

  inFullRun('names the form that has a new id and a condition', () => {
    const after = edited(shipped, (config) => {
      Object.assign(block(config, 'application'), { id: 'apply', showWhen: inWechat });
    });
    expect(compared(shipped, after).risks).toContainEqual(lostForm);
  });

  inFullRun('names a form that moves into a popup, and a notice that moves to another tab or receipt', () => {
    const popup = edited(shipped, (config) => {
      const form = without(config, 'application');
      config.pages[page].body.push({
        type: 'popup',
        id: 'more',
        label: '更多',
        title: '更多',
        blocks: [form],
      });
    });
    expect(placedOn(compared(shipped, popup), page)).toEqual([
      { what: 'block-placed', at: 'application', before: null, after: 'more' },
    ]);

    const receipt = edited(shipped, (config) => {
      const { accepted, refused } = config.pages['success-download'].body.find(
        ({ type }: Draft) => type === 'leadReceipt',
      );
      accepted.push(refused.shift());
    });
    const [moved] = placedOn(compared(shipped, receipt), 'success-download');
    expect(moved).toMatchObject({
      before: expect.stringMatching(/\/refused$/),
      after: expect.stringMatching(/\/accepted$/),
    });
  });

  inFullRun('counts no visitor twice who loses a part of what all lose', () => {
    const withCondition = edited(shipped, (config) => {
      const field = config.forms['form-package'].fields.find(({ id }: Draft) => id === 'amount');
      field.showWhen = inWechat;
    });
    const after = edited(withCondition, (config) => {
      const { fields, steps } = config.forms['form-package'];
      for (const id of ['amount', 'term']) {
        fields.splice(
          fields.findIndex((field: Draft) => field.id === id),
          1,
        );
      }
      for (const step of steps)
        step.fields = step.fields.filter((id: string) => !['amount', 'term'].includes(id));
    });
    const { groups } = compared(withCondition, after);
    expect(groups.filter(({ step }) => step === 'shown')).toEqual([]);
  });
});
