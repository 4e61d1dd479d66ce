import { profileMessageOwners } from '../../profiles/names/message-owners.ts';
import type { BlockType } from './block.ts';
import type { FieldKind } from './field.ts';

/**
 * What shows messages beside blocks and field kinds: `lead`, a form whose answers are a lead; `locate`, a field that offers the
 * current position; `phoneCountries`, a telephone field of several countries; `formSteps`, a form in steps; `brandCost`, the
 * footer of a brand that says what its product costs; and `.KEY`, a field that has this property.
 */
type OtherOwner = 'lead' | 'locate' | 'phoneCountries' | 'formSteps' | 'brandCost' | `.${string}`;

/**
 * Messages that only some blocks or field kinds show, by the beginning of their ids, the longest of which counts: a page bundle
 * contains those of its own blocks and fields, and a language that does not ship needs those of its config. All other
 * messages are part of the site. A test compares this table with the code that uses the messages.
 */
export const messageOwners: Readonly<Record<string, readonly (BlockType | FieldKind | OtherOwner)[]>> = {
  'article.': ['article'],
  'carousel.': ['carousel'],
  'countdown.': ['countdown'],
  'download.': ['download'],
  'draft.': ['lead'],
  'field.address.': ['address'],
  'field.amount.': ['amount'],
  'field.area.': ['area'],
  'field.cascade.': ['cascade'],
  'field.choice.': ['choice'],
  'field.choices.': ['choices'],
  'field.consent.': ['consent'],
  'field.date.': ['date'],
  'field.dateRange.': ['dateRange'],
  'field.email.': ['email'],
  'field.group.': ['group'],
  'field.idCard.': ['idCard'],
  'field.locate.': ['locate'],
  'field.mobile.': ['mobile'],
  'field.number.': ['number'],
  'field.personName.': ['personName'],
  'field.phone.': ['phone'],
  'field.phoneCountry.': ['phoneCountries'],
  'field.photo.': ['photo'],
  'field.picker.': ['picker'],
  'field.rating.': ['rating'],
  'field.signature.': ['signature'],
  'field.smsCode.': ['smsCode'],
  'field.text.': ['text'],
  'field.time.': ['time'],
  'field.url.': ['url'],
  'field.yesNo.': ['yesNo'],
  'follow.': ['followAccount'],
  'form.': ['form'],
  'lead.': ['lead'],
  'legal.': ['brandBar', 'legalFooter'],
  'oneTap.': ['form'],
  'receipt.': ['leadReceipt'],
  'sms.': ['smsCode'],
  'step.': ['formSteps'],
  'trackers.': ['trackers'],
  'upload.': ['photo', 'signature'],
  'video.': ['video'],
  ...profileMessageOwners,
  // Only rows, endpoints and pages name these: whatever names one brings it along.
  'ipInfo.': [],
  'login.': [],
  'question.': [],
  'realname.': [],
  // They are in the default pages, which check puts together.
  'defaultPage.': [],
  // The start-failure notice in the HTML contains them.
  'start.': [],
};

const beginnings = Object.keys(messageOwners).sort((one, other) => other.length - one.length);

/** What shows a message; undefined: any page may. */
export function ownersOfMessage(id: string): readonly string[] | undefined {
  const beginning = beginnings.find((one) => id.startsWith(one));
  return beginning === undefined ? undefined : messageOwners[beginning];
}
