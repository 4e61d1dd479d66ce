import { useSyncExternalStore } from 'react';

/** From here on the settings stand above the phone; see SeeView.module.css. */
const mostNarrow = 900;
/** What stands above the phone then, and the phone itself with its edges. */
const [above, phoneHeight] = [226, 754];
/** A phone that is drawn smaller cannot be read. */
const leastScale = 0.7;

/** How much smaller a phone is drawn, so that all of it is in view where the settings stand above it; null where they do not. */
export const phoneScale = (width: number, height: number): number | null =>
  width > mostNarrow
    ? null
    : Math.round(Math.min(1, Math.max(leastScale, (height - above) / phoneHeight)) * 100) / 100;

/** `narrowScale` of the window, as it is now. */
export const usePhoneScale = (): number | null =>
  useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => phoneScale(innerWidth, innerHeight),
  );
