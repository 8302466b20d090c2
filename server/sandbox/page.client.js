// The page of the sandbox's payments. Served to the browser as it is.
const folder = new URL('page/', import.meta.url);
const REFRESH_MS = 2_000;

const ACTIONS = {
  authorize: 'Authorise',
  fail: 'Fail',
  capture: 'Capture',
  refund: 'Refund',
  finishRefund: 'Finish the refund',
  failRefund: 'Fail the refund',
};
const DONE = {
  authorize: 'authorised',
  fail: 'failed',
  capture: 'captured',
  refund: 'refunded',
  finishRefund: 'the refund is finished',
  failRefund: 'the refund has failed',
};
const MANNERS = { again: 'Send again', twice: 'Send twice', late: 'Send in 10 s' };
const STATES = {
  created: 'Waiting for the bank',
  authorized: 'Authorised',
  captured: 'Captured',
  refunded: 'Refunded',
  failed: 'Failed',
};
const DELIVERIES = { pending: 'on its way', delivered: 'delivered', undelivered: 'lost' };

const list = document.querySelector('#payments');
const message = document.querySelector('#message');
const lose = document.querySelector('#lose');
const hold = document.querySelector('#hold');
let shown = '';

const momentFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
const rupees = (paise) => `Rs ${paise % 100 === 0 ? paise / 100 : (paise / 100).toFixed(2)}`;

function element(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

function button(label, about, path, done) {
  const node = element('button', { type: 'button' }, label);
  if (about) node.append(element('span', { className: 'unseen' }, ` ${about}`));
  node.dataset.path = path;
  node.addEventListener('click', () => change(path, done));
  return node;
}

function webhookRow({ id, event, delivery }) {
  const buttons = Object.entries(MANNERS).map(([manner, label]) =>
    button(label, event, `webhooks/${id}/${manner}`, `${event}: ${label.toLowerCase()}`),
  );
  const result = element('span', { className: `delivery ${delivery}` }, DELIVERIES[delivery]);
  return element(
    'li',
    {},
    element('span', { className: 'event' }, element('code', {}, event), result),
    element('span', { className: 'buttons' }, ...buttons),
  );
}

function paymentCard({ id, orderId, amount, status, createdAt, refunds, webhooks, actions }) {
  const time = new Date(createdAt * 1000);
  const title = element('h2', { id: `title-${id}` }, rupees(amount));
  const badge = element('span', { className: `state ${status}` }, STATES[status]);
  const details = element(
    'p',
    { className: 'details' },
    element('time', { dateTime: time.toISOString() }, momentFormat.format(time)),
    element('br'),
    element('code', {}, id),
    element('br'),
    orderId ? element('code', {}, orderId) : 'without an order',
  );
  const buttons = actions.map((action) =>
    button(ACTIONS[action], rupees(amount), `payments/${id}/${action}`, `${rupees(amount)}: ${DONE[action]}`),
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
  lose.textContent = loseNext > 0 ? `Lose the next webhook (${loseNext} to lose)` : 'Lose the next webhook';
  hold.setAttribute('aria-pressed', String(holdsRefunds));
  if (focused) list.querySelector(`[data-path="${focused}"]`)?.focus();
}

async function refresh() {
  const response = await fetch(new URL('payments', folder));
  const text = await response.text();
  if (!response.ok || text === shown) return;
  shown = text;
  show(JSON.parse(text));
}

async function change(path, done) {
  const response = await fetch(new URL(path, folder), { method: 'POST' });
  const { error } = await response.json();
  message.textContent = error ? error.description : `Done. ${done}.`;
  await refresh();
}

async function keepFresh() {
  try {
    if (!document.hidden) await refresh();
  } catch {
    message.textContent = 'The sandbox cannot be reached.';
  }
  setTimeout(keepFresh, REFRESH_MS);
}

lose.addEventListener('click', () => change('lose-next', 'The next webhook is lost'));
hold.addEventListener('click', () =>
  change(
    'hold-refunds',
    hold.getAttribute('aria-pressed') === 'true' ? 'Refunds are finished at once' : 'Refunds wait',
  ),
);
keepFresh();
