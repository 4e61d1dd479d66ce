import type { FieldKind } from '../../../schemas/index.ts';

/** A line drawing of each field, of 48 by 32, as one path. */
export const fieldDrawings: Readonly<Record<FieldKind, string>> = {
  mobile: 'M18 3h12v26H18zM23 25h2',
  smsCode: 'M5 6h38v16H19l-6 6v-6H5zM14 14h.01M20 14h.01M26 14h.01M32 14h.01',
  phone: 'M14 5l5 1 2 7-4 3a18 18 0 008 8l3-4 7 2 1 5c-2 3-6 3-10 1a30 30 0 01-13-13c-2-4-2-8 1-10z',
  email: 'M5 7h38v18H5zM5 8l19 11L43 8',
  personName: 'M24 4a5 5 0 100 10 5 5 0 000-10zM12 28c1-7 6-10 12-10s11 3 12 10',
  idCard: 'M5 6h38v20H5zM14 10a3 3 0 100 6 3 3 0 000-6zM9 22c1-3 2-4 5-4s4 1 5 4M25 12h13M25 17h13M25 22h8',
  amount: 'M16 3l6 7 6-7M22 10v10M17 12h10M17 16h10M6 27h36M32 24v6',
  choice: 'M10 5a4 4 0 100 8 4 4 0 000-8zM10 9h.01M19 9h20M10 18a4 4 0 100 8 4 4 0 000-8zM19 22h20',
  picker: 'M5 9h38v14H5zM32 14l3 4 3-4M10 16h14',
  choices: 'M8 5h8v8H8zM10 9l2 2 3-4M21 9h19M8 18h8v8H8zM10 22l2 2 3-4M21 22h19',
  yesNo: 'M4 9h18v14H4zM26 9h18v14H26zM9 16l3 3 5-6M32 13l6 6M38 13l-6 6',
  rating:
    'M11 10l2 4 4 .6-3 3 .7 4.400-3.700-2-3.700 2 .7-4.400-3-3 4-.6zM26 10l2 4 4 .6-3 3 .7 4.400-3.700-2-3.700 2 .7-4.400-3-3 4-.6zM37 17h6',
  area: 'M24 3c6 0 9 4 9 9 0 6-9 17-9 17s-9-11-9-17c0-5 3-9 9-9zM24 9a3 3 0 100 6 3 3 0 000-6z',
  address: 'M8 16L24 4l16 12M12 14v14h24V14M20 28v-8h8v8',
  number: 'M5 9h38v14H5zM10 14l2-1v7M17 14c3-2 5 1 3 3l-3 3h5M28 20h.01M33 13h5v7h-5z',
  date: 'M9 6h30v22H9zM9 13h30M16 3v6M32 3v6M16 18h.01M24 18h.01M32 18h.01M16 23h.01M24 23h.01',
  plate: 'M4 9h40v14H4zM9 13h5M9 19h5M11.500 13v6M19 16h.01M24 13l2.500 6 2.500-6M34 13h5v6h-5z',
  cascade: 'M4 5h11v22H4zM19 5h11v22H19zM34 5h10v22H34zM7 11h5M22 16h5M37 21h4M15 11l4 5M30 16l4 5',
  text: 'M5 9h38v14H5zM10 13v6M14 16h16',
  url: 'M5 6h38v20H5zM5 12h38M9 9h.01M13 9h.01M20 19h8M17 16h-2a3 3 0 000 6h4M31 16h2a3 3 0 010 6h-4',
  consent: 'M7 9h12v12H7zM10 15l3 3 4-6M24 12h18M24 18h12',
};
