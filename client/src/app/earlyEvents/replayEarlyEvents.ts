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

/**
 * React ignores an input event unless the value differs from the last one that was set through its own setter. So the
 * hydrated value is set with React's setter, and the shopper's value without it.
 */
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
  // If the shopper's selection has triggered hydration, the browser's own change event follows. By then React may show the
  // previous option again, so the event is stopped.
  if (window.event?.type !== 'input' || window.event.target !== select) return;
  const stop = (event: Event) => event.stopPropagation();
  select.addEventListener('change', stop);
  setTimeout(() => select.removeEventListener('change', stop));
}

const bubbling = (type: string) => new Event(type, { bubbles: true });
