import type { IconName } from '../../schemas/index.ts';

type ShapeName = IconName | 'alert' | 'arrow' | 'close' | 'info' | 'wait';

/** Stroke icons of 24 by 24. They are decorative: the text beside them says the same. */
const shapes: Record<ShapeName, string> = {
  shield: 'M12 3l7 3v5c0 4.6-2.9 8.2-7 10-4.1-1.8-7-5.4-7-10V6zM9 12l2.2 2.2L15.5 10',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5V12l3 2',
  coins: 'M12 3a9 9 0 100 18 9 9 0 000-18zM8.5 8l3.5 4.2L15.5 8M12 12.200V17M9 12.500h6M9 15h6',
  phone: 'M8 3h8a1 1 0 011 1v16a1 1 0 01-1 1H8a1 1 0 01-1-1V4a1 1 0 011-1zM11 18h2',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  car: 'M4 16v-3.500L6 7h12l2 5.500V16zM4 16v2.500M20 16v2.500M4 12.500h16M7.5 14.500h.01M16.5 14.500h.01',
  bank: 'M4 9.500L12 4l8 5.500zM5 20h14M6.5 10v7M10 10v7M14 10v7M17.5 10v7',
  user: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.500s6.7 1.9 7.5 5.5',
  document: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  alert: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.500v5.500M12 16.500h.01',
  arrow: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.500M12 7.500h.01',
  wait: 'M7 3h10M7 21h10M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4',
};

export function Icon({ name, size = 24 }: { name: ShapeName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={shapes[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
