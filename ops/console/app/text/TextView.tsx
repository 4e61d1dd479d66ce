import { observer } from 'mobx-react-lite';
import { useDesk } from '../desk.ts';

export const TextView = observer(function TextView() {
  return <h1>{useDesk().language === 'zh' ? '文本…' : 'Text…'}</h1>;
});
