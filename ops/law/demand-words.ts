import type { Text } from '../text/text.ts';
import type { LawDemand } from './law-demands.ts';

/** What a profile of law asks for. */
export const lawDemandWords: Readonly<Record<LawDemand, Text>> = {
  icp: { zh: '备案号', en: 'registration number' },
  annualRate: { zh: '年化利率', en: 'annual rate' },
  complaintPhone: { zh: '投诉电话', en: 'telephone for complaints' },
  privacyContact: { zh: '隐私联系方式', en: 'privacy contact' },
  sourcesFunding: { zh: '资金合作方', en: 'funding partner' },
  legalFooter: { zh: '入口页的页脚', en: 'legal footer of entry pages' },
  costs: { zh: '入口页的费用说明', en: 'costs on entry pages' },
  separateConsents: { zh: '分项同意', en: 'separate consents' },
  lenderConsent: { zh: '提供给贷款机构的单独同意', en: 'a consent of its own for lenders' },
  uploadConsent: { zh: '上传照片或签名前的同意', en: 'a consent before photos and signatures' },
  noLoans: { zh: '不提供贷款', en: 'no offer of loans' },
};
