/** What a Chinese name of a division ends with, beside the part by which people call it. */
const suffix = /(?:特别行政区|自治区|自治州|地区|[省市盟])$/;

/** The name as people say and type it. A name that is nothing but a suffix stays as it is. */
export const shortName = (name: string): string => name.replace(suffix, '') || name;
