/** A point of a stroke, in parts of the pad's width and height: a pad that was turned shows the same signature. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** Draws strokes as smooth lines: through the middles of neighbouring points, with the points as controls. */
export function drawStrokes(
  context: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  { width, height }: { width: number; height: number },
): void {
  context.lineWidth = Math.max(1.5, Math.min(width, 2 * height) / 120);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#1a2233';
  for (const stroke of strokes) {
    const points = stroke.map(([x, y]): Point => [x * width, y * height]);
    const [first = [0, 0], ...others] = points;
    context.beginPath();
    context.moveTo(...first);
    // A dot: a line without length is drawn by its round ends.
    if (others.length === 0) context.lineTo(...first);
    others.forEach((point, index) => {
      const after = others[index + 1];
      if (after) context.quadraticCurveTo(...point, (point[0] + after[0]) / 2, (point[1] + after[1]) / 2);
      else context.lineTo(...point);
    });
    context.stroke();
  }
}

/** The size of the picture that is sent, whatever the phone's own is. */
const picture = { width: 900, height: 300 };

/** The signature as a PNG on white; null where the browser makes none. */
export function signaturePicture(strokes: readonly Stroke[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, picture);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, picture.width, picture.height);
  drawStrokes(context, strokes, picture);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
