import { type ComponentType, useEffect, useState } from 'react';
import { usePage } from '../context/page-context.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { consentsOf } from './consents-of.ts';
import type { OneTapButtonProps } from './OneTapButton.tsx';

/**
 * Login with the number of the phone's own SIM card: offered beside the SMS code if the provider can identify the
 * number. Its code is loaded after that; a visitor for whom that fails has the SMS code.
 */
export function OneTapLogin(props: OneTapButtonProps) {
  const { oneTap } = usePage();
  const agreed = useAgreed(props.form);
  const [Button, offer] = useState<ComponentType<OneTapButtonProps> | null>(null);

  useEffect(() => {
    if (!agreed) return;
    let here = true;
    // The provider is a third party: its script is loaded only after the visitor has agreed.
    whenIdle(window)
      .then(() => oneTap?.available())
      .then((isThere) => (isThere ? importWithRetry(() => import('./OneTapButton.tsx'), true) : null))
      .then(
        (loaded) => here && loaded && offer(() => loaded.OneTapButton),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [agreed, oneTap]);

  return Button && <Button {...props} />;
}

/** Whether every consent that the form requires is ticked. */
function useAgreed(form: FormHandle): boolean {
  const look = () => consentsOf(form.schema).every((id) => form.answerOf(id) === true);
  const [agreed, setAgreed] = useState(look);
  useEffect(() => {
    // A box ticked before hydration: its field reports that in an effect that runs earlier.
    setAgreed(look());
    return form.onAnswer(() => setAgreed(look()));
  });
  return agreed;
}
