/** What the shopper does in one window changes what the others show, such as the number in the cart. */
const CHANNEL = 'shopper';

/** Null where the browser has none, as in old web views, or blocks it with the storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Tells the shop's other windows in this browser that the shopper's data have changed. */
export function notifyOtherWindows(): void {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/** Calls `listener` when `notifyOtherWindows` was called in a window of this browser. Returns a function that ends this. */
export function onOtherWindowsChange(listener: () => void): () => void {
  const channel = openChannel();
  if (channel) channel.onmessage = listener;
  return () => channel?.close();
}
