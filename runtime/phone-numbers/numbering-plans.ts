/**
 * Where telephones of a country can be called: its code, how many digits its numbers have without the trunk prefix, the
 * prefix that is dialled inside the country only, and the groups in which a number is written.
 *
 * From ITU-T E.164 (list of country codes assigned) and the national numbering plans that the ITU publishes by it, as of
 * 2026. Lengths are those of all lines that people are called at, mobile and fixed; a plan changes by a few digits in
 * years, so the limits are generous where they were told apart by area.
 */
export interface NumberingPlan {
  code: string;
  /** Fewest and most digits. */
  digits: readonly [number, number];
  trunk: string;
  groups: string;
}

/** Code, fewest and most digits, trunk prefix, groups: one digit for each. */
const rows = `
AE 971 8 9 0 234
AR 54 10 11 0 244
AT 43 7 13 0 344
AU 61 9 9 0 333
BD 880 8 10 0 46
BE 32 8 9 0 3222
BG 359 8 9 0 234
BR 55 10 11 0 254
CA 1 10 10 1 334
CH 41 9 9 0 2322
CL 56 9 9 - 144
CN 86 9 11 0 344
CO 57 10 10 - 334
CZ 420 9 9 - 333
DE 49 6 11 0 344
DK 45 8 8 - 2222
EG 20 8 10 0 334
ES 34 9 9 - 333
FI 358 5 10 0 234
FR 33 9 9 0 12222
GB 44 9 10 0 46
GH 233 9 9 0 234
GR 30 10 10 - 334
HK 852 8 8 - 44
HU 36 8 9 06 234
ID 62 8 12 0 344
IE 353 7 9 0 234
IL 972 8 9 0 234
IN 91 10 10 0 55
IT 39 6 11 - 334
JP 81 9 10 0 244
KE 254 9 9 0 333
KR 82 8 10 0 244
KZ 7 10 10 8 3322
LK 94 9 9 0 234
LU 352 6 9 - 333
MA 212 9 9 0 333
MO 853 8 8 - 44
MX 52 10 10 - 244
MY 60 8 10 0 234
NG 234 8 10 0 334
NL 31 9 9 0 144
NO 47 8 8 - 323
NP 977 8 10 0 334
NZ 64 8 10 0 234
PE 51 8 9 0 333
PH 63 8 10 0 334
PK 92 9 10 0 37
PL 48 9 9 - 333
PT 351 9 9 - 333
RO 40 9 9 0 333
RU 7 10 10 8 3322
SA 966 9 9 0 234
SE 46 7 10 0 2322
SG 65 8 8 - 44
SK 421 9 9 0 333
TH 66 8 9 0 234
TR 90 10 10 0 3322
TW 886 8 9 0 333
UA 380 9 9 0 2322
US 1 10 10 1 334
VN 84 9 10 0 333
ZA 27 9 9 0 234
`;

const plans = new Map(
  rows
    .trim()
    .split('\n')
    .map((row): [string, NumberingPlan] => {
      const [country = '', code = '', least, most, trunk = '-', groups = ''] = row.split(' ');
      return [
        country,
        { code, digits: [Number(least), Number(most)], trunk: trunk === '-' ? '' : trunk, groups },
      ];
    }),
);

/** Every country of the list, by its ISO code. */
export const plannedCountries: readonly string[] = [...plans.keys()];

/** @throws Error where the list lacks the country: its schema names the same ones */
export function planOf(country: string): NumberingPlan {
  const plan = plans.get(country);
  if (!plan) throw new Error(`no numbering plan of "${country}"`);
  return plan;
}
