/** The titles of the pages of routes, as the display names have them. */
interface RouteTitles {
  routes: Readonly<Record<string, string>>;
  distinctRoutes?: Readonly<Record<string, string>>;
}

/** The title of the page of a route where no address stands beside it; empty where none is known. */
export const routeTitle = (names: RouteTitles | null, route: string): string =>
  names?.distinctRoutes?.[route] || names?.routes[route] || '';
