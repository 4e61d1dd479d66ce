/** A mobile number (R-VALID 1), as the source of a regular expression, for tokens that contain one. */
export const mobileNumberSource = '1[3-9]\\d{9}';

/** The same for a whole text. */
export const mobileNumberPattern = new RegExp(`^${mobileNumberSource}$`);

/** The same, or nothing. */
export const mobileNumberOrNone = new RegExp(`^(?:${mobileNumberSource})?$`);

/** A number that can log in by SMS: the same, or one of another country in E.164, from a field with `countries`. */
export const loginNumberPattern = new RegExp(`^(?:${mobileNumberSource}|\\+(?!86)[1-9]\\d{7,14})$`);
