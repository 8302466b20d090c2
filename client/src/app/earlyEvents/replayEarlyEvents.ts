/** A click that the inline script has held back until hydration. */
interface EarlyClick {
  control: Element;
  event: MouseEvent;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClick[];
    /** The listener that holds clicks back; undefined after hydration. */
    holdClick?: ((event: MouseEvent) => void) | undefined;
  }
}

const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Replays the shopper's events from before hydration: first changes of inputs, then the held clicks in order. */
export function replayEarlyEvents(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS))
    if (field.value !== field.defaultValue) dispatchInput(field);
  for (const select of document.querySelectorAll('select'))
    if (select.selectedOptions[0]?.defaultSelected === false) dispatchChange(select);

  // After the render that follows hydration, which has the session.
  setTimeout(() => {
    const { earlyClicks = [], holdClick } = window;
    if (holdClick) window.removeEventListener('click', holdClick, true);
    window.holdClick = undefined;
    document.documentElement.classList.remove('load-error', 'signed-in');
    dispatchNextClick(earlyClicks);
  });
}

/** In ms; longer than the timer after which Apollo Client notifies a component of a change, and the render after it. */
const BETWEEN_CLICKS = 50;

/** Dispatches one click at a time, so that each finds the changes of the one before. */
function dispatchNextClick(clicks: EarlyClick[]): void {
  const click = clicks.shift();
  if (!click) return;
  click.control.removeAttribute('aria-busy');
  click.control.dispatchEvent(new MouseEvent('click', click.event));
  setTimeout(dispatchNextClick, BETWEEN_CLICKS, clicks);
}

/** React ignores an input event unless the value differs from the hydrated one. So that one is restored first, without React's setter. */
function dispatchInput(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(bubbling('input'));
  // After the render: sliders apply their value on change.
  setTimeout(() => field.dispatchEvent(bubbling('change')));
}

function dispatchChange(select: HTMLSelectElement): void {
  select.dispatchEvent(bubbling('change'));
  // When the shopper's own selection has triggered hydration, the browser's change event follows, by which time React may
  // show the previous option again. That event is dropped.
  if (window.event?.type !== 'input' || window.event.target !== select) return;
  const drop = (event: Event) => event.stopPropagation();
  select.addEventListener('change', drop);
  setTimeout(() => select.removeEventListener('change', drop));
}

const bubbling = (type: string) => new Event(type, { bubbles: true });
