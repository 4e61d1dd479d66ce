import type { FieldOf } from '../../schemas/index.ts';

type OutlineName = NonNullable<NonNullable<FieldOf<'photo'>['slots']>[number]['outline']>;

/** Line drawings of 96 by 64 of what a photo should show. */
const drawings: Record<OutlineName | 'document', string> = {
  cardFront:
    'M8 8h80a4 4 0 014 4v40a4 4 0 01-4 4H8a4 4 0 01-4-4V12a4 4 0 014-4zM14 20h26M14 28h20M14 36h26M14 46h50M70 17a7 7 0 100 14 7 7 0 000-14zM58 42c1-6 6-8 12-8s11 2 12 8',
  cardBack:
    'M8 8h80a4 4 0 014 4v40a4 4 0 01-4 4H8a4 4 0 01-4-4V12a4 4 0 014-4zM22 16a9 9 0 100 18 9 9 0 000-18zM22 21l1.500 3 3.500.5-2.500 2.400.6 3.500-3.100-1.600-3.100 1.600.6-3.500L17 24.500l3.500-.5zM40 20h40M40 29h30M26 46h54',
  page: 'M30 4h26l12 12v44H30zM56 4v12h12M38 26h22M38 34h22M38 42h22M38 50h14',
  object:
    'M20 18V8h14M76 18V8H62M20 46v10h14M76 46v10H62M48 22l16 7v13l-16 8-16-8V29zM32 29l16 7 16-7M48 36v14',
  document: 'M30 4h26l12 12v44H30zM56 4v12h12M38 26h22M38 34h22M38 42h22M38 50h14',
};

/** Decorative: the text below says the same. */
export function Outline({ name }: { name: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <path
        d={drawings[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
