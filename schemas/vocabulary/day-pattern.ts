const month = '(0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8])';
const late = '(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31';
const leap = '(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29';

const day = `(\\d{4}-(${month}|${late})|${leap})`;

/** A day that exists, `2027-03-31`: no 31st of April, and a 29th of February in leap years only. */
export const dayPattern: string = `^${day}$`;

/** Such a day with a time of day, `2027-03-31T18:00`. */
export const dayAndTimePattern: string = `^${day}T([01]\\d|2[0-3]):[0-5]\\d$`;

/** Such a day, or `today`: the day of the visit. */
export const lastDayPattern: string = `^today$|${dayPattern}`;
