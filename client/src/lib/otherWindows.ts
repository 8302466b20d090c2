/** What the shopper does in one window changes what the others show, such as the number in the cart. */
const CHANNEL = 'shopper';

/** Tells the shop's other windows in this browser that the shopper's data have changed. */
export function notifyOtherWindows(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` when `notifyOtherWindows` was called in a window of this browser. Returns a function that ends this. */
export function onOtherWindowsChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
