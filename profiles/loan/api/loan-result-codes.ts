/** The result codes of the product's calls. */
export const loanResultCodes = {
  /** A valuation of a model that is not in the list. */
  carModelUnknown: 4230,
  /** A valuation of a car whose registration month is invalid, in the future, or more than 15 years ago. */
  carAgeRefused: 4231,
  /** A valuation with a mileage that is not a number from 0 to 100 (in 10,000 km). */
  carMileageRefused: 4232,
} as const;
