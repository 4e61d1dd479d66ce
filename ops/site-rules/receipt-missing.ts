import type { Config, Form, OnResult, PageSchema } from '../../schemas/index.ts';
import type { CheckedConfig } from '../config/checked-config.ts';
import { leafBlocksOf } from '../config/leaf-blocks.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { toldOn } from '../edits/page-blocks.ts';
import type { DecisionPoint } from '../proof/decision-point-rows.ts';
import { type Landing, landingsAfter, visitorsAt } from '../proof/landings.ts';
import { proofOf, witness } from '../proof/proof.ts';
import { visitorsOf } from '../proof/visitor.ts';
import { intersectBoxes } from '../tables/box.ts';
import { list, quote } from '../text/text.ts';

/** A page that visitors reach right after a lead, and that tells neither that it was received nor that it was refused. */
export const receiptMissing = defineRule({
  code: 'receipt-missing',
  severity: 'error',
  scope: 'site',
  doc: {
    what: {
      zh: '提交线索之后到达的页面没有回执块（leadReceipt），或表单没有回执的文字（receipt）',
      en: 'a page that visitors reach after sending a lead has no block `leadReceipt` for its form, or the form has no `receipt`',
    },
    why: {
      zh: '访客填完表单，不知道收到没有、谁会收到、接下来怎样、怎样撤回',
      en: 'who has filled in a form is not told whether it was received, who gets it, what follows and how to withdraw it',
    },
    example: {
      file: 'definitions/endpoints.json',
      good: '"codes": [200, 4001], "stores": "login" }',
      bad: '"codes": [200, 4001], "stores": "login", "lead": true }',
    },
  },
  run: (checked) => [
    ...staysWithoutReceipt(checked.config),
    ...pagesWithoutReceipt(checked),
    ...formsWithoutTexts(checked.config),
  ],
});

/** A form on a page, whose answers are sent as a lead. */
interface LeadForm {
  page: PageSchema;
  form: Form;
  onResult: OnResult;
  /** Of the block that shows it. */
  pointer: string;
}

const leadFormsOf = ({ pages, forms, endpoints }: Config): LeadForm[] =>
  Object.values(pages).flatMap((page) =>
    leafBlocksOf(page.body).flatMap(({ block, pointer }): LeadForm[] => {
      const form = block.type === 'form' ? forms[block.form] : undefined;
      if (block.type !== 'form' || !form || endpoints.endpoints[form.endpoint]?.lead !== true) return [];
      return [{ page, form, onResult: block.onResult, pointer }];
    }),
  );

const handlersOf = ({ cases, otherwise }: OnResult) => [...cases, otherwise];

/** The forms of whose leads a page tells every visitor: a block with a condition is hidden from some. */
const toldToAll = (page: PageSchema | undefined): string[] =>
  toldOn(page?.body.filter(({ showWhen }) => showWhen === undefined));

/** Where visitors stay at the page of their form: each choice to let them stay is a place of its own. */
const staysWithoutReceipt = (config: Config): Violation[] =>
  leadFormsOf(config).flatMap(({ page, form, onResult: { cases, otherwise }, pointer }) => {
    if (!form.receipt || toldToAll(page).includes(form.id)) return [];
    const places = [
      ...cases.map(({ stay }, at) => ({ stay, at: `cases/${at}` })),
      { stay: otherwise.stay, at: 'otherwise' },
    ];
    return places
      .filter(({ stay }) => stay !== undefined)
      .map(({ at }) => ({
        message: {
          zh: '提交后留在本页, 但这一页没有这张表单的提交回执',
          en: 'visitors stay on this page after sending, and it has no lead receipt for this form',
        },
        help: {
          zh: '在这一页加上提交回执, 访客才知道收到没有、接下来怎样',
          en: 'put a lead receipt on the page: it tells visitors whether the form was received and what follows',
        },
        file: `definitions/pages/${page.id}.json`,
        pointer: `${pointer}/onResult/${at}/stay`,
      }));
  });

interface Missing {
  forms: Set<string>;
  /** The command that shows how a visitor gets there. */
  met: string;
}

function pagesWithoutReceipt(checked: CheckedConfig): Violation[] {
  const { pages } = checked.config;
  const found = new Map<string, Missing>();
  const report = (page: string, form: string, met: () => string | undefined) => {
    if (toldToAll(pages[page]).includes(form)) return;
    const known = found.get(page);
    if (known) return void known.forms.add(form);
    const command = met();
    if (command !== undefined) found.set(page, { forms: new Set([form]), met: command });
  };
  // A form without texts has nothing that a page could tell: that is a finding of its own.
  for (const lead of leadFormsOf(checked.config).filter(({ form }) => form.receipt)) {
    const { form } = lead;
    for (const { at, landing } of landingsOf(checked, lead))
      report(pageOf(checked.config, landing.route), form.id, () => commandOf(checked, at, landing));
  }
  return [...found].map(([page, { forms, met }]) => {
    const names = list([...forms]);
    return {
      message: {
        zh: `页面 ${quote(page)} 没有告诉访客提交的结果: 表单 ${names.zh}`,
        en: `page ${quote(page)} does not tell what became of the lead: form ${names.en}`,
      },
      help: {
        zh: `在这一页加上表单 ${names.zh} 的提交回执`,
        en: `put a lead receipt for the form ${names.en} on this page`,
      },
      met,
      file: `definitions/pages/${page}.json`,
      pointer: '/id',
      related: [...forms].map((form) => ({
        file: `definitions/forms/${form}.json`,
        pointer: '/receipt',
        message: { zh: '要告诉访客的', en: 'what visitors are to be told' },
      })),
    };
  });
}

const pageOf = ({ routes }: Config, route: string): string => routes.routes[route]?.page ?? '';

/** Where the outcomes of a lead lead to; a page that goes on by itself leads further. */
function landingsOf(
  checked: CheckedConfig,
  { page, onResult }: LeadForm,
): { at: DecisionPoint; landing: Landing }[] {
  const { flow } = proofOf(checked);
  const { routes, pages } = flow.config;
  // Whoever has sent a lead has logged in: nobody else has a receipt.
  const loggedIn = flow.space.box({ 'session.token': true });
  const outcomes = new Set(handlersOf(onResult).flatMap(({ finish }) => finish ?? []));
  const starts = Object.keys(routes.routes).filter((route) => pageOf(flow.config, route) === page.id);
  return starts.flatMap((route) => {
    const who = intersectBoxes(visitorsAt(flow, route), loggedIn ? [loggedIn] : []);
    return [...outcomes].flatMap((outcome) => {
      const at = { route, outcome };
      const first = landingsAfter(flow, at, who);
      const further = first.flatMap((landing) =>
        leafBlocksOf(pages[pageOf(flow.config, landing.route)]?.body ?? []).flatMap(({ block }) =>
          block.type === 'progress'
            ? landingsAfter(flow, { route: landing.route, outcome: block.finish }, landing.who)
            : [],
        ),
      );
      return [...first, ...further].map((landing) => ({ at, landing }));
    });
  });
}

/** The `explain` command of a visitor who gets there; undefined where the class has none. */
function commandOf(checked: CheckedConfig, at: DecisionPoint, { who }: Landing): string | undefined {
  const { flow } = proofOf(checked);
  const path = checked.config.routes.routes[at.route]?.path ?? '/';
  for (const box of who)
    for (const visitor of visitorsOf(flow.space, box)) return witness(visitor, path, at.outcome);
  return undefined;
}

function formsWithoutTexts(config: Config): Violation[] {
  const without = leadFormsOf(config).flatMap(({ form }) => (form.receipt ? [] : [form.id]));
  return [...new Set(without)].map((form) => ({
    message: {
      zh: `表单 ${quote(form)} 提交线索, 但没有回执的文字`,
      en: `form ${quote(form)} sends a lead and has no texts for its receipt`,
    },
    help: {
      zh: '加上 receipt: 谁会收到、接下来怎样、怎样撤回、没有收下的原因',
      en: 'add `receipt`: who gets it, what follows, how to withdraw it, why it may be refused',
    },
    file: `definitions/forms/${form}.json`,
    pointer: '/id',
  }));
}
