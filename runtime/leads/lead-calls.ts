// The calls of a sent lead: a chunk of its own, because most pages on which visits begin send none.
export { reportConversion } from './report-conversion.ts';
export { sendLead } from './send-lead.ts';
