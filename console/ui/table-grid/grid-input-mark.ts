/** Marks the input that receives a grid's keys: it holds no text, so the page's shortcuts keep working. */
export const gridInputMark = 'data-grid-input';
