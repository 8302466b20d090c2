import { BAR_HEIGHT } from '../forms/useBarHeight.ts';

/** CSS variables: the distance of the messages from their edge of the window, and the room that they take there. Not set: no messages. */
const OFFSET = '--messages-offset';
const ROOM = '--messages-room';

/** Between messages and what is beside them, in pixels. */
const GAP = 8;

/** Below the header with the menu, on phones. */
const PHONE_TOP = 72;
/** Above a bar at the bottom, which need not be there yet. */
const BOTTOM = 88;

/** For `createToaster`: messages are at the top of a phone, which has the keyboard and the buttons of forms at the bottom. */
export const messageOffsets = {
  top: `var(${OFFSET}, ${PHONE_TOP}px)`,
  bottom: `var(${OFFSET}, max(${BOTTOM}px, var(${BAR_HEIGHT}, 0px)))`,
  left: '1rem',
  right: '1rem',
};

/** For the positioner of dialogs: they leave the room of the messages. */
export const besideMessages = {
  height: `calc(100dvh - var(${ROOM}, 0px))`,
  top: { base: `var(${ROOM}, 0px)`, md: '0' },
};

/** From where to where something reaches, in pixels from the edge at which the messages are. */
export interface Extent {
  from: number;
  to: number;
}

/** The smallest distance from the edge, from `min` on, at which messages cover none of the controls; `min` if there is none. */
export function findFreeOffset(
  height: number,
  { min, max }: { min: number; max: number },
  controls: readonly Extent[],
): number {
  const isFree = (offset: number) =>
    offset + height <= max && controls.every(({ from, to }) => to <= offset || from >= offset + height);
  const candidates = [min, ...controls.map(({ to }) => to + GAP)].filter((offset) => offset >= min);
  return candidates.sort((a, b) => a - b).find(isFree) ?? min;
}

const CONTROLS = 'main :is(a, button, input, textarea, select, summary, [role=button], [tabindex="0"])';
const DIALOGS = ':is([role=dialog], [role=alertdialog]):not([hidden])';

/**
 * Moves the messages to where they cover no control of the page, and dialogs away from them. They stay while the pointer is on a button of
 * one: a press would miss it.
 */
export function placeMessages(isAtTop: boolean): void {
  const { style } = document.documentElement;
  const messages = [...document.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=root]')].filter(
    ({ dataset }) => dataset.state === 'open',
  );
  if (messages.some((message) => message.querySelector('button:hover'))) return;
  style.removeProperty(OFFSET);
  const [first] = messages;
  if (!first) return void style.removeProperty(ROOM);
  const height = messages.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, 0);
  const { left, right } = first.getBoundingClientRect();
  const hasDialog = document.querySelector(DIALOGS) !== null;
  const barHeight = Number.parseFloat(style.getPropertyValue(BAR_HEIGHT)) || 0;
  const min = hasDialog ? GAP : isAtTop ? PHONE_TOP : Math.max(BOTTOM, barHeight);
  const controls = [...document.querySelectorAll(hasDialog ? ':not(*)' : CONTROLS)]
    .map((control) => control.getBoundingClientRect())
    .filter((rect) => rect.width > 0 && rect.left < right && rect.right > left)
    .map(({ top, bottom }) =>
      isAtTop
        ? { from: top, to: bottom }
        : { from: window.innerHeight - bottom, to: window.innerHeight - top },
    );
  const offset = findFreeOffset(height, { min, max: window.innerHeight }, controls);
  style.setProperty(OFFSET, `${offset}px`);
  style.setProperty(ROOM, hasDialog ? `${offset + height}px` : '0px');
}
