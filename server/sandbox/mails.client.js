// The page of the mails that a demo would have sent. The browser runs this file as it is.
const folder = new URL('./', import.meta.url);
const POLL_INTERVAL_MS = 2_000;
/** A link ends before the punctuation of its sentence. */
const LINK = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

const list = document.querySelector('#mails');
const message = document.querySelector('#message');
const search = document.querySelector('#search');
const { shopUrl, timeZone } = document.querySelector('main').dataset;
/** Times are those of the shop's time zone, as at the desk, and say so. */
const timeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone,
});
/** The cards that the page shows, by the ids of their mails. */
const cards = new Map();
/** Whether the newest mail to the recipient in the page's address is still to be opened. */
let opensNewest = false;

function element(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

/** A link to the shop leads to the address at which this page was opened. */
const hrefOf = (url) => (url.startsWith(`${shopUrl}/`) ? location.origin + url.slice(shopUrl.length) : url);

const withLinks = (text) =>
  text
    .split(LINK)
    .map((part, index) =>
      index % 2 === 1
        ? element('a', { href: hrefOf(part), target: '_blank', rel: 'noopener noreferrer' }, part)
        : part,
    );

async function readJson(path) {
  const response = await fetch(new URL(path, folder));
  return response.json();
}

async function showText(id, body) {
  if (body.hasChildNodes()) return;
  const { text, error } = await readJson(`texts/${id}`);
  body.replaceChildren(...withLinks(text ?? error));
}

function mailCard({ id, recipient, subject, sentAt }) {
  const time = new Date(sentAt);
  const body = element('p', { className: 'text' });
  const details = element(
    'details',
    {},
    element(
      'summary',
      {},
      element('strong', {}, subject),
      element(
        'span',
        { className: 'details' },
        `to ${recipient}, `,
        element('time', { dateTime: time.toISOString() }, timeFormat.format(time)),
      ),
    ),
    body,
  );
  details.addEventListener('toggle', () => {
    if (details.open) showText(id, body).catch(reportFailure);
  });
  const node = element('li', { className: 'card' }, details);
  return { node, details, words: `${recipient} ${subject}`.toLowerCase() };
}

/** Hides the mails that do not match the search. */
function filter() {
  const words = search.value.trim().toLowerCase();
  const matches = [...cards.values()].filter((card) => {
    card.node.hidden = !card.words.includes(words);
    return !card.node.hidden;
  });
  if (cards.size === 0) message.textContent = 'The shop has not sent any mail yet.';
  else message.textContent = `${matches.length} of ${cards.size} mails`;
  if (opensNewest && matches[0]) {
    matches[0].details.open = true;
    opensNewest = false;
  }
}

/** Cards that stay are not drawn again: they may be open. */
function show(mails) {
  const shown = new Map(mails.map((mail) => [mail.id, cards.get(mail.id) ?? mailCard(mail)]));
  for (const [id, { node }] of cards) if (!shown.has(id)) node.remove();
  const added = [...shown].filter(([id]) => !cards.has(id)).map(([, { node }]) => node);
  list.prepend(...added);
  cards.clear();
  for (const [id, card] of shown) cards.set(id, card);
  filter();
}

function reportFailure() {
  message.textContent = 'The shop cannot be reached.';
}

async function poll() {
  try {
    if (!document.hidden) show((await readJson('list')).mails);
  } catch {
    reportFailure();
  }
  setTimeout(poll, POLL_INTERVAL_MS);
}

search.addEventListener('input', () => {
  const url = new URL(location.href);
  url.searchParams.set('to', search.value);
  history.replaceState(null, '', url);
  filter();
});
search.value = new URL(location.href).searchParams.get('to') ?? '';
opensNewest = search.value !== '';
poll();
