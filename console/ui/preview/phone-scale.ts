import { useSyncExternalStore } from 'react';

/** Up to this width the settings are above the phone; see PreviewView.module.css. */
const mostNarrow = 900;
/** Height of the settings above the phone, and of the phone with its frame. */
const [above, phoneHeight] = [226, 754];
/** A smaller phone would be unreadable. */
const leastScale = 0.7;

/** The scale at which all of the phone fits in the window where the settings are above it; null elsewhere. */
export const phoneScale = (width: number, height: number): number | null =>
  width > mostNarrow
    ? null
    : Math.round(Math.min(1, Math.max(leastScale, (height - above) / phoneHeight)) * 100) / 100;

/** `phoneScale` of the current window. */
export const usePhoneScale = (): number | null =>
  useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => phoneScale(innerWidth, innerHeight),
  );
