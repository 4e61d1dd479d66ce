/** The file that every host serves at its root for crawlers. */
export const robotsFile = 'robots.txt';

/** Pages may be found; calls of the API are none, and each would count as a visitor's. */
export const robotsText = 'User-agent: *\nAllow: /\nDisallow: /api/\n';
