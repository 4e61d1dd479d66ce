import { type PointerEvent, useEffect, useRef } from 'react';
import { drawStrokes, type Point, type Stroke } from './draw-strokes.ts';
import styles from './SignatureField.module.css';

interface Props {
  label: string;
  locked: boolean;
  isWrong: boolean;
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
}

/** A canvas that a finger, a pen or a mouse draws on. */
export function SignaturePad({ label, locked, isWrong, strokes, onStrokes }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<Point[] | null>(null);

  const show = (shown: readonly Stroke[]) => {
    const { current } = canvas;
    const context = current?.getContext('2d');
    if (!current || !context) return;
    const { width, height } = current.getBoundingClientRect();
    const scale = window.devicePixelRatio || 1;
    current.width = Math.round(width * scale);
    current.height = Math.round(height * scale);
    context.scale(scale, scale);
    drawStrokes(context, shown, { width, height });
  };
  useEffect(() => {
    const again = () => show(strokes);
    again();
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  });

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (locked || event.button !== 0 || drawing.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = [pointOf(event)];
    show([...strokes, drawing.current]);
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drawing.current) return;
    drawing.current.push(pointOf(event));
    show([...strokes, drawing.current]);
  };
  const end = () => {
    const { current: stroke } = drawing;
    drawing.current = null;
    if (stroke) onStrokes([...strokes, stroke]);
  };

  return (
    <canvas
      ref={canvas}
      className={styles.pad}
      data-wrong={isWrong}
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
