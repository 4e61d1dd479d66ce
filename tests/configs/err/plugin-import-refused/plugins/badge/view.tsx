import type { BlockProps } from 'funnel/plugin';
// import 'commented-out';
import { send } from '../../../runtime/leads/send-lead.ts';
import { words } from './words.ts';

export default function Badge({ properties }: BlockProps<{ text: string }>) {
  return <button onClick={() => import('axios').then(send)}>{properties.text + words}</button>;
}
