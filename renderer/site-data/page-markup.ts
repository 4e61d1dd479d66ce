/** Class of the root element while the brand's texts are hidden. */
export const hiddenBrandClass = 'brand-open';
/** Class of the root element while the prerendered page is hidden. */
export const hiddenPageClass = 'page-open';
/** Marks the button that was pressed before the app started. */
export const pressedAttribute = 'data-pressed';
/** Marks the blocks below the fold until the deferred script shows them. */
export const belowTheFoldAttribute = 'data-below';
/** `id` of the start-failure notice. */
export const startFailureId = 'start';

/** On a control outside of a form whose view takes over what was chosen before the app had started. */
export const takenOverAttribute = 'data-taken-over';
