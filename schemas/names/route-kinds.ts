/** The kinds of routes to which visitors come from outside, and whose pages have the login of the funnel (R-NAV). */
export const landingKinds: readonly unknown[] = ['entry', 'index'];

export const isLandingKind = (kind: unknown): boolean => landingKinds.includes(kind);
