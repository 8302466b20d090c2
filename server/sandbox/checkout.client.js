// The sandbox's counterpart of Razorpay's checkout.js. The browser runs this file as it is, under a strict content security policy:
// no inline handler, no style attribute, no eval.
(() => {
  const paymentsUrl = new URL('checkout/payments', document.currentScript.src);
  const unreachable = {
    code: 'SERVER_ERROR',
    description: 'The sandbox could not be reached.',
    source: 'internal',
    step: 'payment_initiation',
    reason: 'server_error',
    metadata: {},
  };

  /** Test cards. `outcome` is the bank's answer; with `leavesPage` the page is left before it gets the answer. */
  const CARDS = [
    { name: 'Succeeds', outcome: 'success' },
    { name: 'Is declined', outcome: 'failure' },
    {
      name: 'Is authorised late',
      hint: 'The payment is pending until the bank authorises it.',
      outcome: 'late',
    },
    {
      name: 'Times out',
      hint: 'No answer comes here. The bank authorises the payment later.',
      outcome: 'timeout',
    },
    { name: 'Succeeds, and this tab is lost', outcome: 'success', leavesPage: true },
  ];

  /**
   * Razorpay's Standard Checkout: `new Razorpay(options).open()`. Supported options: key, amount (paise), currency, name,
   * description, image, order_id, prefill, notes, theme.color, handler, modal, timeout (seconds) and retry.
   */
  function Razorpay(options) {
    if (!options?.key) throw new Error('No key passed');
    const listeners = new Map();
    let popup = null;
    this.open = () => {
      popup ??= openPopup(options, listeners, () => {
        popup = null;
      });
    };
    this.close = () => popup && closePopup(popup, { isDismissed: false });
    this.on = (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  }

  function openPopup(options, listeners, onRemoved) {
    const { theme = {}, timeout } = options;
    const popup = {
      ...buildDialog(options),
      options,
      listeners,
      onRemoved,
      host: element('div'),
      isBusy: false,
      failures: 0,
      // A further attempt would fail: another window has paid, or the bank does not respond.
      isFinished: false,
      closing: { isDismissed: true },
    };
    if (timeout) {
      const dismissal = { isDismissed: true, reason: 'timeout' };
      popup.timer = setTimeout(() => closePopup(popup, dismissal), timeout * 1000);
    }
    addListeners(popup);
    const root = popup.host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    if (theme.color) popup.dialog.style.setProperty('--accent', theme.color);
    root.append(popup.dialog);
    document.body.append(popup.host);
    popup.dialog.showModal();
    return popup;
  }

  function addListeners(popup) {
    const { dialog, pay, fail, close, selectedCard, options } = popup;
    const { modal = {} } = options;
    pay.addEventListener('click', () => attempt(popup, selectedCard()));
    fail.addEventListener('click', () => attempt(popup, { outcome: 'failure' }));
    close.addEventListener('click', () => dismiss(popup));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (modal.escape !== false) dismiss(popup);
    });
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog && modal.backdropclose) dismiss(popup);
    });
    dialog.addEventListener('close', () => {
      if (!popup.isBusy) removePopup(popup);
    });
  }

  /** Closes the dialog at the shopper's request; ignored while an attempt waits for its answer. */
  function dismiss(popup) {
    if (popup.isBusy) return;
    if (popup.options.modal?.confirm_close && !window.confirm('Leave without paying?')) return;
    closePopup(popup, { isDismissed: true });
  }

  function closePopup(popup, closing) {
    if (!popup.dialog.open) return;
    popup.closing = closing;
    popup.dialog.close();
  }

  /** Removes the closed dialog and reports a dismissal. During an attempt this waits for the answer. */
  function removePopup({ host, timer, closing, options, onRemoved }) {
    if (!host.isConnected) return;
    clearTimeout(timer);
    host.remove();
    onRemoved();
    if (closing.isDismissed) options.modal?.ondismiss?.(closing.reason);
  }

  /** Pays with a card. While it waits, the dialog cannot be dismissed, but the page or the timeout may close it. */
  async function attempt(popup, { outcome, leavesPage }) {
    if (popup.isBusy) return;
    const { dialog, error, options } = popup;
    setBusy(popup, true);
    error.replaceChildren();
    const result = await sendPayment(options, outcome);
    if (result.error) popup.failures += 1;
    popup.isFinished = result.pending || isPaid(result.error);
    setBusy(popup, false);
    if (leavesPage && !result.error) return window.location.replace('about:blank');
    if (result.pending) showPending(popup);
    else if (result.error) showError(popup, result.error);
    else popup.closing = { isDismissed: false };
    if (!dialog.open) removePopup(popup);
    if (result.pending || result.error) return;
    dialog.close();
    // Reports the payment even if the dialog was closed in the meantime: the money is taken.
    options.handler?.(result);
  }

  function setBusy(popup, isBusy) {
    const { pay, fail, close, cards, failures, isFinished, options } = popup;
    const { enabled, max_count: maxRetries = Infinity } = options.retry ?? {};
    const hasRetries = failures <= (enabled === false ? 0 : maxRetries);
    popup.isBusy = isBusy;
    pay.disabled = fail.disabled = cards.disabled = isBusy || isFinished || !hasRetries;
    close.disabled = isBusy;
  }

  function showPending({ waiting, close }) {
    waiting.textContent = 'The bank does not answer. You can close this window.';
    close.focus();
  }

  function showError({ error, pay, close, listeners }, problem) {
    const hint = pay.disabled ? 'Close this window to go back.' : 'You can try again.';
    error.replaceChildren(
      element('strong', { textContent: isPaid(problem) ? 'Already paid' : 'Payment failed' }),
      `${problem.description} ${hint}`,
    );
    (pay.disabled ? close : pay).focus();
    for (const listener of listeners.get('payment.failed') ?? []) listener({ error: problem });
  }

  async function sendPayment(options, outcome) {
    const { key, order_id, amount, currency, description, notes, prefill = {} } = options;
    const { email, contact } = prefill;
    const payment = { key, order_id, outcome, amount, currency, description, notes, email, contact };
    try {
      const response = await fetch(paymentsUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payment),
      });
      return await response.json();
    } catch {
      return { error: unreachable };
    }
  }

  const isPaid = (problem) => problem?.reason === 'order_already_paid';

  /** Paise as rupees; decimals only where there are paise. */
  const rupees = (paise) => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);

  function element(tag, properties = {}, ...children) {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  }

  const text = (tag, className, textContent) => element(tag, { className, textContent });

  const button = (textContent, properties) =>
    element('button', { type: 'button', textContent, ...properties });

  function buildDialog(options) {
    const amount = `Rs ${rupees(Number(options.amount))}`;
    const notice = text('p', 'notice', 'This is a practice payment. No money moves.');
    const cards = element(
      'fieldset',
      {},
      element('legend', { textContent: 'Test card' }),
      ...CARDS.map(cardOption),
    );
    const error = element('p', { className: 'error', role: 'alert' });
    const waiting = element('p', { className: 'notice waiting', role: 'status' });
    const pay = button(`Pay ${amount}`, { className: 'pay', autofocus: true });
    const fail = button('Fail payment');
    const close = button('Close');
    const buttons = element('div', { className: 'buttons' }, pay, fail, close);
    const content = [
      buildHeader(options),
      text('p', 'amount', amount),
      notice,
      cards,
      error,
      waiting,
      buttons,
    ];
    const dialog = element('dialog', {}, element('section', {}, ...content));
    notice.id = 'notice';
    dialog.setAttribute('aria-labelledby', 'title');
    dialog.setAttribute('aria-describedby', notice.id);
    const selectedCard = () => CARDS[Number(cards.querySelector('input:checked').value)];
    return { dialog, pay, fail, close, cards, selectedCard, error, waiting };
  }

  function buildHeader({ name, description, image, prefill = {} }) {
    const payer = [prefill.name, prefill.email, prefill.contact].filter(Boolean).join(' · ');
    return element(
      'header',
      {},
      element('h2', { id: 'title', textContent: 'Sandbox payment' }),
      ...(name ? [text('p', 'merchant', name)] : []),
      ...(description ? [text('p', 'description', description)] : []),
      ...(image ? [element('img', { src: image, alt: '' })] : []),
      ...(payer ? [text('p', 'payer', payer)] : []),
    );
  }

  function cardOption({ name, hint }, index) {
    const input = element('input', { type: 'radio', name: 'card', value: index, checked: index === 0 });
    const label = element('label', {}, input, element('span', { textContent: name }));
    if (hint) label.append(element('small', { textContent: hint }));
    return label;
  }

  const css = `
    :host {
      --brand: #1b7a3d; --brand-strong: #14602f; --on-brand: #fff; --surface: #fff; --text: #1d2620; --muted: #55615a;
      --line: #d5ddd7; --notice: #eaf5ed; --error: #a11d1d; --error-surface: #fdecec;
      color-scheme: light dark;
    }
    @media (prefers-color-scheme: dark) {
      :host {
        --brand: #5cc480; --brand-strong: #7ad699; --on-brand: #0c2415; --surface: #18201b; --text: #eef3ef;
        --muted: #a9b6ad; --line: #37433b; --notice: #203528; --error: #ffaaa5; --error-surface: #40201f;
      }
    }
    dialog {
      box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); margin: auto;
      padding: 0; overflow: auto; border: 0; border-top: 0.375rem solid var(--accent, var(--brand));
      border-radius: 0.875rem; background: var(--surface); color: var(--text);
      font: 400 1rem/1.5 system-ui, sans-serif; box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 35%);
    }
    dialog::backdrop { background: rgb(9 20 13 / 60%); }
    section { display: grid; gap: 1rem; padding: 1.5rem; }
    h2, p { margin: 0; overflow-wrap: anywhere; }
    h2 { color: var(--muted); font-size: 0.875rem; font-weight: 600; }
    header { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; align-items: center; }
    header > * { grid-column: 1; }
    header > img { grid-row: 1 / span 3; grid-column: 2; width: 3.5rem; height: 3.5rem; border-radius: 0.75rem; object-fit: contain; }
    .merchant { font-size: 1.25rem; font-weight: 700; line-height: 1.3; }
    .description { color: var(--muted); }
    .amount { font-size: 2.25rem; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
    .payer { color: var(--muted); font-size: 0.875rem; }
    fieldset { display: grid; margin: 0; padding: 0; border: 0; min-width: 0; }
    legend { padding: 0 0 0.25rem; font-size: 0.875rem; font-weight: 600; }
    label { display: grid; grid-template-columns: auto 1fr; gap: 0 0.625rem; align-items: center; min-height: 2rem; cursor: pointer; }
    label small { grid-column: 2; margin-top: -0.25rem; color: var(--muted); font-size: 0.8125rem; line-height: 1.35; }
    input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--brand); }
    input:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
    .notice, .error { padding: 0.75rem 1rem; border-radius: 0.625rem; font-size: 0.9375rem; }
    .notice { background: var(--notice); }
    .error { background: var(--error-surface); color: var(--error); }
    .error strong { display: block; }
    .error:empty, .waiting:empty { display: none; }
    .buttons { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
    button {
      min-height: 3rem; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 0.625rem;
      background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
    }
    button:hover { border-color: var(--muted); }
    button:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
    button:disabled { opacity: 0.6; cursor: default; }
    button.pay { grid-column: 1 / -1; border-color: transparent; background: var(--brand); color: var(--on-brand); }
    button.pay:hover { background: var(--brand-strong); }
  `;

  window.Razorpay = Razorpay;
})();
