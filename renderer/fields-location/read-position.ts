export interface Coordinates {
  latitude: number;
  longitude: number;
}
/** Why a phone gives no position: nobody allowed it, it cannot, it does not know, or it does not answer. */
export type PositionFailure = 'refused' | 'unavailable' | 'noPosition' | 'timeout';

/** How long the phone may look for its position once it is allowed to, ms. */
const msToLook = 15_000;
/** A webview may drop the question without a callback; whoever reads the question first has this long, ms. */
const msInAll = 30_000;

/** Codes of a GeolocationPositionError. */
const failures: Readonly<Record<number, PositionFailure>> = { 1: 'refused', 2: 'noPosition', 3: 'timeout' };

/** Asks the browser for the position; it asks the visitor. Never rejects. */
export function readPosition(view: Window, isPrecise: boolean): Promise<Coordinates | PositionFailure> {
  return new Promise((resolve) => {
    // Missing in some webviews; on http pages it is there and refuses, which the visitor would take for their own doing.
    const geolocation = view.isSecureContext ? view.navigator.geolocation : undefined;
    if (!geolocation) return resolve('unavailable');
    const timer = setTimeout(() => resolve('timeout'), msInAll);
    const end = (result: Coordinates | PositionFailure) => {
      clearTimeout(timer);
      resolve(result);
    };
    try {
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => end({ latitude, longitude }),
        ({ code }) => end(failures[code] ?? 'noPosition'),
        { enableHighAccuracy: isPrecise, timeout: msToLook, maximumAge: 60_000 },
      );
    } catch {
      end('unavailable');
    }
  });
}
