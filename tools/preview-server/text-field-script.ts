/**
 * A part of the script of text-editing-script.ts: the field in which a text is edited. It lies above the page, because
 * React owns the page's nodes.
 */
export const textFieldScript = `  /** What a text stands on, from the top: gradients, pictures and colours, down to the first opaque colour. */
  const groundOf = (element) => {
    const layers = [];
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (backgroundImage !== 'none') layers.push(backgroundImage);
      const isOpaque = !/^(transparent|rgba\\(.*\\))$/.test(backgroundColor);
      if (isOpaque) return { backgroundColor, backgroundImage: layers.join(', ') };
      if (!/^(transparent|rgba\\(.*, 0\\))$/.test(backgroundColor))
        layers.push('linear-gradient(' + backgroundColor + ', ' + backgroundColor + ')');
    }
    return { backgroundColor: '#fff', backgroundImage: layers.join(', ') };
  };
  const edit = (node, text, press) => {
    const element = node.parentElement;
    const looks = getComputedStyle(element);
    const field = document.createElement('textarea');
    const before = node.data;
    const isWhole = plain(filledAt(element, text)) === plain(before);
    /** With placeholders the page shows another text: it stays in sight, as visitors read it, above the field. */
    let isBelow = false;
    const show = () => {
      const filled = filledAt(element, field.value);
      isBelow ||= isWhole && filled !== field.value;
      if (isBelow) node.data = filled;
    };
    const end = (keep) => {
      if (editor !== field || field.readOnly) return;
      send({ type: 'funnel-text-done', keep, text: field.value, press });
      const isEdited = keep && field.value !== text;
      if (isBelow) {
        const putBack = () => void (node.data = before);
        // Until the page with the new text is there, or what was typed is not taken.
        if (isEdited) setTimeout(putBack, 8000);
        else putBack();
        close();
      } else if (isEdited) {
        // Until the page with the new text is there.
        field.readOnly = true;
        setTimeout(close, 8000);
      } else close();
    };
    const close = () => {
      removeEventListener('scroll', place, true);
      if (editor === field) editor = null;
      // It loses the focus as it goes, which must not end it again.
      field.remove();
    };
    const place = () => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      const width = Math.max(rect.width, Math.min(element.getBoundingClientRect().width, innerWidth) - 8, 120);
      // A field that is wider than its text begins left of one that is centred, as in a button.
      const start = looks.textAlign === 'center' ? rect.left + (rect.width - width) / 2 : rect.left;
      const left = Math.max(0, Math.min(start, innerWidth - width - 8));
      const top = isBelow ? rect.bottom + 6 : rect.top - 2;
      Object.assign(field.style, { left: left - 4 + 'px', top: top + 'px', width: width + 8 + 'px' });
      field.style.height = 'auto';
      field.style.height = Math.max(rect.height + 4, field.scrollHeight) + 'px';
      // In a sheet that is moved by a transform, fixed means fixed to the sheet.
      const now = field.getBoundingClientRect();
      field.style.left = 2 * (left - 4) - now.left + 'px';
      field.style.top = 2 * top - now.top + 'px';
    };
    const last = editor;
    editor = field;
    // The console has kept what was typed in it. Its loss of the focus is not the end of the new one.
    if (last) last.remove();
    field.value = text;
    field.rows = 1;
    field.setAttribute('aria-label', text);
    field.dataset.funnelEditor = '';
    Object.assign(field.style, {
      position: 'fixed', zIndex: '2147483647', margin: '0', padding: '2px 4px', border: '0', boxSizing: 'border-box',
      outline: '2px solid #1663c7', borderRadius: '4px', resize: 'none', overflow: 'hidden',
      color: looks.color, backgroundSize: 'cover', ...groundOf(element), font: looks.font, lineHeight: looks.lineHeight,
      letterSpacing: looks.letterSpacing, textAlign: looks.textAlign,
    });
    (element.closest('dialog[open]') || document.body).append(field);
    show();
    if (isBelow) element.scrollIntoView({ block: 'center' });
    place();
    addEventListener('scroll', place, true);
    field.addEventListener('input', () => {
      show();
      place();
      send({ type: 'funnel-typed', text: field.value, press });
    });
    field.addEventListener('keydown', (event) => {
      event.stopPropagation();
      // Enter and Escape of an input method belong to it.
      if (event.isComposing || event.keyCode === 229) return;
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      end(event.key === 'Enter');
    });
    field.addEventListener('blur', () => end(true));
    addEventListener('pagehide', () => end(true));
    field.focus({ preventScroll: true });
    field.select();
  };
`;
