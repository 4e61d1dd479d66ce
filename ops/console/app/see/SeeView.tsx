import { observer } from 'mobx-react-lite';
import { useDesk } from '../desk.ts';

export const SeeView = observer(function SeeView() {
  return <h1>{useDesk().language === 'zh' ? '预览…' : 'Preview…'}</h1>;
});
