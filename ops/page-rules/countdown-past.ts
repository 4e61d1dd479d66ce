import { blocksWithPointers } from '../config/page-blocks.ts';
import { filesOf, type Project } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import { member } from '../json/json-values.ts';

const countdown = (until: string) =>
  `{ "type": "countdown", "id": "offer", "title": "活动截止", "until": "${until}", "afterwards": "活动已经结束" }`;

/** A countdown that is over shows the text for afterwards to everybody: the block has become a notice. */
export const countdownPast = defineRule({
  code: 'countdown-past',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '倒计时的截止时刻已经过去',
      en: 'the instant of a countdown is past',
    },
    why: {
      zh: '所有访客看到的都是到时之后的文字',
      en: 'every visitor sees the text for afterwards',
    },
    example: {
      file: 'definitions/pages/not-found.json',
      at: '{ "type": "status", "id": "state", "state": "empty", "title": "页面不存在" }',
      good: countdown('2099-12-31T18:00'),
      bad: countdown('2020-12-31T18:00'),
    },
  },
  run: (project) => {
    const now = clockOf(project);
    return filesOf(project, 'pages').flatMap(({ file, value }) =>
      blocksWithPointers(value).flatMap(({ block, pointer }) => {
        const until = member(block, 'until');
        if (member(block, 'type') !== 'countdown' || typeof until !== 'string' || until >= now) return [];
        return [
          {
            message: { zh: `倒计时在 ${until} 已经结束`, en: `the countdown ended at ${until}` },
            help: {
              zh: '改成新的时刻，或删掉这个块',
              en: 'give it another instant, or remove the block',
            },
            file,
            pointer: `${pointer}/until`,
          },
        ];
      }),
    );
  },
});

/** What the clocks of the site's time zone show, as a countdown writes it; of UTC where there is no such zone. */
function clockOf(project: Project): string {
  const [site] = filesOf(project, 'site');
  const shown = (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
      .format(Date.now())
      .replace(' ', 'T');
  try {
    return shown(String(member(site?.value, 'timeZone')));
  } catch {
    return shown('UTC');
  }
}
