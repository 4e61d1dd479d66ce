import { type BlockType, type FieldKind, profileMessageOwners } from '../../schemas/index.ts';

/**
 * Messages that only some blocks or field kinds show, by the beginning of their ids: a page bundle contains those of
 * its own blocks and fields (`lead`: a form whose answers are a lead; `locate`: a field that offers the current position; `phoneCountries`: a telephone
 * field of several countries;
 * `formSteps`: a form in steps). All other messages are part of the site. A test
 * compares this table with the code that uses the messages.
 */
export const messageOwners: Readonly<
  Record<string, readonly (BlockType | FieldKind | 'lead' | 'locate' | 'phoneCountries' | 'formSteps')[]>
> = {
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
  // The start-failure notice in the HTML contains them.
  'start.': [],
};
