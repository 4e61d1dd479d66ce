import { observer } from 'mobx-react-lite';
import { useDesk } from '../desk.ts';

export const SaveView = observer(function SaveView() {
  return <h1>{useDesk().language === 'zh' ? '保存…' : 'Save…'}</h1>;
});
