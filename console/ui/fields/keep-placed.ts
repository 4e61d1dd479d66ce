/**
 * Positions an element in the top layer now, and again in each frame in which one of the elements that it follows is
 * elsewhere: scrolled, in a window of another size, or moved by something that has grown beside it, such as the tokens
 * of its own field. No event reports the last one.
 * @returns a function that stops it
 */
export function keepPlaced(followed: readonly Element[], place: () => void): () => void {
  let frame = 0;
  let placedFor = '';
  const follow = () => {
    const now = boxesOf(followed);
    if (now !== placedFor) {
      place();
      // The element may follow itself.
      placedFor = boxesOf(followed);
    }
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}

function boxesOf(elements: readonly Element[]): string {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const edges = boxes.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]);
  return [innerWidth, innerHeight, ...edges].join();
}
