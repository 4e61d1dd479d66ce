import { useState } from 'react';
import { type BlockProps, Card } from 'funnel/plugin';
import { words } from './words.ts';
import styles from './view.module.css';
// import 'commented-out';
/* import axios from 'axios'; */

export default function Badge({ properties }: BlockProps<{ text: string }>) {
  const [said] = useState('imported from "axios" it is not');
  return <Card title={properties.text}>{said + words + styles.badge}</Card>;
}
