import { observer } from 'mobx-react-lite';
import { useDesk } from '../desk.ts';

export const KnowView = observer(function KnowView() {
  return <h1>{useDesk().language === 'zh' ? '影响…' : 'Impact…'}</h1>;
});
