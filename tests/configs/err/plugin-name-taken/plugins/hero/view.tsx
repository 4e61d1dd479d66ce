import type { BlockProps } from 'funnel/plugin';

export default function Badge({ properties }: BlockProps<{ text: string }>) {
  return <strong>{properties.text}</strong>;
}
