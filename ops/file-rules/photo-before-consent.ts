import { filesOf, type Project } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { conditionsOf } from './consent-too-few.ts';

const photo = '{ "kind": "photo", "id": "photo", "endpoint": "photos" },';
const consent =
  '{ "kind": "consent", "id": "agreePhotos", "text": "我同意上传照片", "links": [{ "label": "用户协议", "page": "thanks" }] },';

/** A photo or signature is sent as soon as it is there, so what allows that stands above it (PIPL 14, GDPR 6). */
export const photoBeforeConsent = defineRule({
  code: 'photo-before-consent',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '照片或签名的上面没有必选的同意',
      en: 'no consent that must be ticked stands above a photo or signature',
    },
    why: {
      zh: '照片和签名一添加就上传，不等提交：访客还没有同意，个人信息就已经传走',
      en: 'photos and signatures are sent as soon as they are there, before the form is: personal data would leave the phone before anybody has agreed',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: `"fields": [ ${consent} ${photo}`,
      bad: `"fields": [ ${photo}`,
      also: [
        {
          file: 'definitions/endpoints.json',
          from: '"activeChannel": {',
          to: '"photos": { "path": "/v1/photos", "payload": ["upload", "part", "parts", "size", "type", "data"], "codes": [200] }, "activeChannel": {',
        },
      ],
    },
  },
  run: (project) =>
    hasLaw(project)
      ? filesOf(project, 'forms').flatMap(({ file, value }) => {
          const fields = itemsOf(member(value, 'fields'));
          // A form without a consent that must be ticked is another finding.
          if (!fields.some(isMust)) return [];
          const early = fields.flatMap((field, index) =>
            isUploaded(field) && !fields.slice(0, index).some((above) => allows(above, field)) ? [index] : [],
          );
          return notAllowed(file, early);
        })
      : [],
});

/** A config without the key keeps to the law of its default; only the one that says so keeps to none. */
const hasLaw = (project: Project): boolean =>
  !filesOf(project, 'site').some(({ value }) => member(value, 'law') === 'none');

const isUploaded = (field: unknown): boolean =>
  ['photo', 'signature'].some((kind) => kind === member(field, 'kind'));

const isMust = (field: unknown): boolean =>
  member(field, 'kind') === 'consent' && member(field, 'optional') !== true;

/** A consent that only some visitors see allows what the same visitors see. */
const allows = (above: unknown, field: unknown): boolean =>
  isMust(above) && ['', conditionsOf(field)].includes(conditionsOf(above));

/** One finding for the fields of a form that stand too far above: moving the consent mends all of them. */
function notAllowed(file: string, [first, ...more]: readonly number[]): Violation[] {
  if (first === undefined) return [];
  const place = (index: number) => ({ file, pointer: `/fields/${index}/kind` });
  return [
    {
      message: {
        zh: '一添加就上传, 上面却没有必选的同意',
        en: 'is sent as soon as it is there, and no consent above it has to be ticked',
      },
      help: {
        zh: '把必选的同意移到它的上面, 或在上面另加一个',
        en: 'move a consent that must be ticked above it, or add one there',
      },
      ...place(first),
      related: more.map((index) => ({ message: { zh: '这里也是', en: 'here too' }, ...place(index) })),
    },
  ];
}
