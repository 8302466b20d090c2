/** What the script in the head of index.html has kept of the time before the page came alive. */
interface EarlyClick {
  control: Element;
  event: MouseEvent;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClick[];
    /** Gone once the page is alive. */
    keepClick?: (event: MouseEvent) => void;
  }
}

const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/**
 * Has the page, now that it has come alive, know of what a shopper has done before: of what is typed or chosen, and then
 * of the clicks that were waiting.
 */
export function takeUpEarlyInput(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS))
    if (field.value !== field.defaultValue) tell(field);
  for (const select of document.querySelectorAll('select'))
    if (select.selectedOptions[0]?.defaultSelected === false) tellChoice(select);

  // Once what is known of the session is drawn, too.
  setTimeout(() => {
    const { earlyClicks = [], keepClick } = window;
    if (keepClick) window.removeEventListener('click', keepClick, true);
    window.keepClick = undefined;
    document.documentElement.classList.remove('lifeless', 'known');
    clickNext(earlyClicks);
  });
}

/** Longer than the timer after which Apollo Client tells a page what has changed. */
const BETWEEN_CLICKS_MS = 10;

/** Each click sees what the one before has done. */
function clickNext(clicks: EarlyClick[]): void {
  const next = clicks.shift();
  if (!next) return;
  next.control.dispatchEvent(new MouseEvent('click', next.event));
  setTimeout(clickNext, BETWEEN_CLICKS_MS, clicks);
}

/** React takes for news only what differs from what it has set or found itself, so that has to be there before. */
function tell(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(bubbling('input'));
  // Once that is drawn: a slider is let go.
  setTimeout(() => field.dispatchEvent(bubbling('change')));
}

function tellChoice(select: HTMLSelectElement): void {
  select.dispatchEvent(bubbling('change'));
  // Who is just choosing has had React finish at once. That was it, then: by the time that the browser says so,
  // React may have drawn what was chosen before.
  if (window.event?.type !== 'input' || window.event.target !== select) return;
  const drop = (event: Event) => event.stopPropagation();
  select.addEventListener('change', drop);
  setTimeout(() => select.removeEventListener('change', drop));
}

const bubbling = (type: string) => new Event(type, { bubbles: true });
