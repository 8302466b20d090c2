// The sandbox's stand-in for Razorpay's checkout.js. Served to the browser as it is, so it is plain JavaScript
// and lives under a strict content security policy: no inline handler, no style attribute, no eval.
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

  /** The cards to practise with. `outcome` is what the bank says; `isLost`: the page goes before it hears of it. */
  const CARDS = [
    { name: 'Succeeds', outcome: 'success' },
    { name: 'Is declined', outcome: 'failure' },
    {
      name: 'Is authorised late',
      hint: 'The shop is told that the bank has yet to say yes.',
      outcome: 'late',
    },
    { name: 'Times out', hint: 'No answer comes here. The bank says yes later.', outcome: 'timeout' },
    { name: 'Succeeds, and this tab is lost', outcome: 'success', isLost: true },
  ];

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

  const isPaid = (problem) => problem?.reason === 'order_already_paid';

  /** Paise as rupees: two decimals only where there are paise. */
  function rupees(paise) {
    return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
  }

  function element(tag, properties, ...children) {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  }

  function button(label, properties) {
    return element('button', { type: 'button', textContent: label, ...properties });
  }

  function buildDialog(options) {
    const amount = rupees(Number(options.amount));
    const title = element('h2', { id: 'title', textContent: 'Sandbox payment' });
    const notice = element('p', {
      id: 'notice',
      className: 'notice',
      textContent: 'This is a practice payment. No money moves.',
    });
    const header = element('header', {}, title);
    if (options.name) header.append(element('p', { className: 'merchant', textContent: options.name }));
    if (options.description) {
      header.append(element('p', { className: 'description', textContent: options.description }));
    }
    if (options.image) header.append(element('img', { src: options.image, alt: '' }));
    const { name, email, contact } = options.prefill ?? {};
    const payer = [name, email, contact].filter(Boolean).join(' · ');
    if (payer) header.append(element('p', { className: 'payer', textContent: payer }));
    const cards = element(
      'fieldset',
      {},
      element('legend', { textContent: 'Test card' }),
      ...CARDS.map(cardChoice),
    );
    const error = element('p', { className: 'error', role: 'alert' });
    const waiting = element('p', { className: 'notice waiting', role: 'status' });
    const pay = button(`Pay Rs ${amount}`, { className: 'pay', autofocus: true });
    const fail = button('Fail payment');
    const close = button('Close');
    const buttons = element('div', { className: 'buttons' }, pay, fail, close);
    const total = element('p', { className: 'amount', textContent: `Rs ${amount}` });
    const dialog = element(
      'dialog',
      {},
      element('section', {}, header, total, notice, cards, error, waiting, buttons),
    );
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.setAttribute('aria-describedby', notice.id);
    const chosen = () => CARDS[Number(cards.querySelector('input:checked').value)];
    return { dialog, pay, fail, close, cards, chosen, error, waiting };
  }

  function cardChoice({ name, hint }, index) {
    const input = element('input', {
      type: 'radio',
      name: 'card',
      value: String(index),
      checked: index === 0,
    });
    const choice = element('label', {}, input, element('span', { textContent: name }));
    if (hint) choice.append(element('small', { textContent: hint }));
    return choice;
  }

  async function attemptPayment(options, outcome) {
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

  /**
   * Razorpay's Standard Checkout: `new Razorpay(options).open()`. Of its options it knows key, amount (paise), currency,
   * name, description, image, order_id, prefill, notes, theme.color, handler, modal, timeout (seconds) and retry.
   */
  function Razorpay(options) {
    if (!options?.key) throw new Error('No key passed');
    const { modal = {}, retry = {}, theme = {}, timeout } = options;
    const listeners = new Map();
    let shown = null;

    function open() {
      if (shown) return;
      const host = element('div');
      const root = host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [sheet];
      const { dialog, pay, fail, close, cards, chosen, error, waiting } = buildDialog(options);
      if (theme.color) dialog.style.setProperty('--accent', theme.color);
      root.append(dialog);
      document.body.append(host);

      let busy = false;
      let failures = 0;
      /** There is nothing more to try: another window has paid, or the bank does not answer. */
      let over = false;
      /** How the dialog came to be closed: by its user unless something else says so first. */
      let ending = { byUser: true };
      const timer = timeout && setTimeout(() => end({ byUser: true, reason: 'timeout' }), timeout * 1000);

      function end(how) {
        if (!dialog.open) return;
        ending = how;
        dialog.close();
      }

      function dismiss() {
        if (busy) return;
        if (modal.confirm_close && !window.confirm('Leave without paying?')) return;
        end({ byUser: true });
      }

      function setBusy(value) {
        busy = value;
        const tries = retry.enabled === false ? 0 : (retry.max_count ?? Infinity);
        pay.disabled = fail.disabled = cards.disabled = value || over || failures > tries;
        close.disabled = value;
      }

      function showError(problem) {
        const hint = pay.disabled ? 'Close this window to go back.' : 'You can try again.';
        error.replaceChildren(
          element('strong', { textContent: isPaid(problem) ? 'Already paid' : 'Payment failed' }),
          `${problem.description} ${hint}`,
        );
      }

      async function attempt({ outcome, isLost }) {
        if (busy) return;
        setBusy(true);
        error.replaceChildren();
        const result = await attemptPayment(options, outcome);
        if (result.error) failures += 1;
        over = result.pending || isPaid(result.error);
        setBusy(false);
        if (isLost && !result.error) return window.location.replace('about:blank');
        if (result.pending) {
          waiting.textContent = 'The bank does not answer. You can close this window.';
          close.focus();
          if (!dialog.open) settle();
          return;
        }
        if (result.error) {
          showError(result.error);
          (pay.disabled ? close : pay).focus();
          for (const listener of listeners.get('payment.failed') ?? []) listener({ error: result.error });
          // A closing that came meanwhile has waited for the answer.
          if (!dialog.open) settle();
          return;
        }
        ending = { byUser: false };
        if (dialog.open) dialog.close();
        else settle();
        // The money is taken, so the page is told even if the popup has gone in the meantime.
        options.handler?.(result);
      }

      function settle() {
        if (!host.isConnected) return;
        clearTimeout(timer);
        host.remove();
        shown = null;
        if (ending.byUser) modal.ondismiss?.(ending.reason);
      }

      pay.addEventListener('click', () => attempt(chosen()));
      fail.addEventListener('click', () => attempt({ outcome: 'failure' }));
      close.addEventListener('click', dismiss);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (modal.escape !== false) dismiss();
      });
      dialog.addEventListener('click', (event) => {
        if (event.target === dialog && modal.backdropclose) dismiss();
      });
      dialog.addEventListener('close', () => {
        if (!busy) settle();
      });

      shown = { end };
      dialog.showModal();
    }

    this.open = open;
    this.close = () => shown?.end({ byUser: false });
    this.on = (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  }

  window.Razorpay = Razorpay;
})();
