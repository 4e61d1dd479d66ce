import { plate } from '../loan/renderer/fields/PlateField.tsx';

/** The field kinds that product profiles add. */
export const profileFieldKinds = { plate };
