/** Begins a pattern that excludes the names that every object of JavaScript has: `name in {}`. */
export const notOfEveryObject =
  '(?!(constructor|toString|toLocaleString|valueOf|hasOwnProperty|isPrototypeOf|propertyIsEnumerable)$)';
