/**
 * A part of the script of text-editing-script.ts: sends a form whatever is in it, so that the console shows what follows
 * the server's answer. The form is sent by the shipped code; only its validation finds no question that it could
 * refuse: the sandbox answers with the code that the console has chosen.
 */
export const sendFormScript = `  /** What React keeps with the fields of a form: its schema, and what its button does first. */
  const handleOf = (form) => {
    for (const element of form.querySelectorAll('*')) {
      const key = Object.keys(element).find((one) => one.startsWith('__reactFiber$'));
      for (let fiber = key && element[key]; fiber && fiber.stateNode !== form; fiber = fiber.return) {
        const handle = fiber.memoizedProps && fiber.memoizedProps.form;
        if (handle && typeof handle === 'object' && typeof handle.precede === 'function') return handle;
      }
    }
    return null;
  };
  const fillIn = (input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const submit = (form) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const sendForm = (id, left) => {
    const again = (wait) => left > 0 && setTimeout(sendForm, wait, id, left - 1);
    const button = submitOf(id);
    const form = button && button.closest('form');
    const handle = form && handleOf(form);
    if (!handle || form.getAttribute('aria-busy') === 'true') return again(100);
    keepQuiet();
    const { schema } = handle;
    const code = schema.fields.find((field) => field.kind === 'smsCode' && field.afterRequest);
    if (code && !document.getElementById(handle.controlId(code.id))) {
      // A press requests the code first, for a number that is filled in, with the consents.
      const number = schema.fields.find((field) => field.kind === 'mobile');
      const input = number && document.getElementById(handle.controlId(number.id));
      if (input && input.value === '') {
        // Another one each time: the server sends one number only so many codes.
        fillIn(input, '138' + String(Date.now()).slice(-8));
        for (const box of form.querySelectorAll('input[type=checkbox]:not(:checked)')) box.click();
        setTimeout(submit, 50, form);
      }
      return again(200);
    }
    const conditions = schema.fields.map((field) => [field, field.showWhen]);
    for (const [field] of conditions) field.showWhen = { 'session.token': [] };
    submit(form);
    // The validation has begun with the press, and is over before anything else runs.
    setTimeout(() => {
      for (const [field, when] of conditions) {
        if (when === undefined) delete field.showWhen;
        else field.showWhen = when;
      }
    });
    const done = () => {
      if (form.isConnected && form.getAttribute('aria-busy') === 'true') return setTimeout(done, 50);
      const said = [...form.querySelectorAll('[aria-invalid=true], [role=alert], [role=status]')].find(
        (one) => isShown(one) && (one.matches('[aria-invalid=true]') || one.textContent.trim() !== ''),
      );
      if (said) said.scrollIntoView({ block: 'center' });
    };
    setTimeout(done, 100);
  };
`;
