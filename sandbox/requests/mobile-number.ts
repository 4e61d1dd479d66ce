/** A mobile number (R-VALID 1), as the source of a regular expression, for tokens that contain one. */
export const mobileNumberSource = '1[3-9]\\d{9}';

/** The same for a whole text. */
export const mobileNumberPattern = new RegExp(`^${mobileNumberSource}$`);
