/** On the field that a grid takes its keys with: nobody types a text there, so the keys of the page go on working. */
export const gridInputMark = 'data-grid-input';
