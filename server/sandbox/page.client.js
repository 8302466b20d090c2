// The sandbox's page of payments. The browser runs this file as it is.
const folder = new URL('page/', import.meta.url);
const POLL_INTERVAL_MS = 2_000;

const ACTIONS = {
  authorize: 'Authorise',
  fail: 'Fail',
  capture: 'Capture',
  refund: 'Refund',
  finishRefund: 'Finish the refund',
  failRefund: 'Fail the refund',
};
const RESULTS = {
  authorize: 'authorised',
  fail: 'failed',
  capture: 'captured',
  refund: 'refunded',
  finishRefund: 'the refund is finished',
  failRefund: 'the refund has failed',
};
const DELIVERY_MODES = { again: 'Send again', twice: 'Send twice', late: 'Send in 10 s' };
const STATUS_LABELS = {
  created: 'Waiting for the bank',
  authorized: 'Authorised',
  captured: 'Captured',
  refunded: 'Refunded',
  failed: 'Failed',
};
const DELIVERY_LABELS = { pending: 'on its way', delivered: 'delivered', undelivered: 'lost' };

const list = document.querySelector('#payments');
const message = document.querySelector('#message');
const loseButton = document.querySelector('#lose');
const holdButton = document.querySelector('#hold');
/** JSON of the payments that the page shows. */
let displayedJson = '';

const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
const rupees = (paise) => `Rs ${paise % 100 === 0 ? paise / 100 : (paise / 100).toFixed(2)}`;

function element(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

/** A button that sends a POST. @param subject for screen readers, because several buttons have the same label */
function button(label, subject, path, result) {
  const node = element('button', { type: 'button' }, label);
  node.append(element('span', { className: 'visually-hidden' }, ` ${subject}`));
  node.dataset.path = path;
  node.addEventListener('click', () => send(path, result));
  return node;
}

function webhookRow({ id, event, delivery }) {
  const buttons = Object.entries(DELIVERY_MODES).map(([mode, label]) =>
    button(label, event, `webhooks/${id}/${mode}`, `${event}: ${label.toLowerCase()}`),
  );
  const badge = element('span', { className: `delivery ${delivery}` }, DELIVERY_LABELS[delivery]);
  return element(
    'li',
    {},
    element('span', { className: 'event' }, element('code', {}, event), badge),
    element('span', { className: 'buttons' }, ...buttons),
  );
}

function paymentCard({ id, orderId, amount, status, createdAt, refunds, webhooks, actions }) {
  const time = new Date(createdAt * 1000);
  const title = element('h2', { id: `title-${id}` }, rupees(amount));
  const badge = element('span', { className: `state ${status}` }, STATUS_LABELS[status]);
  const details = element(
    'p',
    { className: 'details' },
    element('time', { dateTime: time.toISOString() }, timeFormat.format(time)),
    element('br'),
    element('code', {}, id),
    element('br'),
    orderId ? element('code', {}, orderId) : 'without an order',
  );
  const buttons = actions.map((action) =>
    button(
      ACTIONS[action],
      rupees(amount),
      `payments/${id}/${action}`,
      `${rupees(amount)}: ${RESULTS[action]}`,
    ),
  );
  const card = element(
    'li',
    { className: 'card' },
    element('div', { className: 'top' }, title, badge),
    details,
  );
  card.setAttribute('aria-labelledby', title.id);
  for (const refund of refunds) {
    card.append(
      element('p', { className: 'details' }, `Refund of ${rupees(refund.amount)}: ${refund.status}`),
    );
  }
  if (buttons.length > 0) card.append(element('div', { className: 'buttons' }, ...buttons));
  if (webhooks.length > 0) {
    card.append(element('h3', {}, 'Webhooks'), element('ul', {}, ...webhooks.map(webhookRow)));
  }
  return card;
}

function show({ payments, loseNext, holdsRefunds }) {
  const focused = document.activeElement?.dataset.path;
  document.querySelector('#empty').hidden = payments.length > 0;
  list.replaceChildren(...payments.map(paymentCard));
  loseButton.textContent =
    loseNext > 0 ? `Lose the next webhook (${loseNext} to lose)` : 'Lose the next webhook';
  holdButton.setAttribute('aria-pressed', String(holdsRefunds));
  if (focused) list.querySelector(`[data-path="${focused}"]`)?.focus();
}

async function refresh() {
  const response = await fetch(new URL('payments', folder));
  const text = await response.text();
  if (!response.ok || text === displayedJson) return;
  displayedJson = text;
  show(JSON.parse(text));
}

async function send(path, result) {
  const response = await fetch(new URL(path, folder), { method: 'POST' });
  const { error } = await response.json();
  message.textContent = error ? error.description : `Done. ${result}.`;
  await refresh();
}

async function poll() {
  try {
    if (!document.hidden) await refresh();
  } catch {
    message.textContent = 'The sandbox cannot be reached.';
  }
  setTimeout(poll, POLL_INTERVAL_MS);
}

loseButton.addEventListener('click', () => send('lose-next', 'The next webhook is lost'));
holdButton.addEventListener('click', () => {
  const isHolding = holdButton.getAttribute('aria-pressed') === 'true';
  send('hold-refunds', isHolding ? 'Refunds are finished at once' : 'Refunds wait');
});
poll();
