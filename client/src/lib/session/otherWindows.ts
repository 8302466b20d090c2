/** What the shopper does in one window changes what the others show, such as the number in the cart. */
const CHANNEL = 'shopper';

/** One for both directions, because a channel does not receive its own messages. Opened at the first use. */
let openedChannel: BroadcastChannel | null = null;

/** Null where the browser has none, as in old web views, or blocks it with the storage. */
function openChannel(): BroadcastChannel | null {
  try {
    openedChannel ??= new BroadcastChannel(CHANNEL);
  } catch {
    // The other windows read the data when they become visible.
  }
  return openedChannel;
}

/** Tells the shop's other windows in this browser that the shopper's data have changed. */
export function notifyOtherWindows(): void {
  openChannel()?.postMessage(null);
}

/** Calls `listener` when `notifyOtherWindows` was called in another window of this browser. Returns a function that ends this. */
export function onOtherWindowsChange(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
