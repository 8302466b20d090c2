/** The provider's proof of a payment. */
export interface RazorpayPayment {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface RazorpayOptions {
  /** The public key. */
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  /** Seconds until the window closes by itself. */
  timeout?: number;
  /** Called once after a successful payment, when the window has closed. */
  handler: (payment: RazorpayPayment) => void;
  /** Called when the shopper closes the window without a payment. */
  modal: { ondismiss: () => void };
}

/** Why an attempt failed: a text and a code. */
export interface RazorpayError {
  description?: string;
  reason?: string;
}

export interface RazorpayWindow {
  open(): void;
  close(): void;
  /** Called when an attempt fails; the window stays open for another one. */
  on(event: 'payment.failed', listener: (response: { error: RazorpayError }) => void): void;
}

export type RazorpayConstructor = new (options: RazorpayOptions) => RazorpayWindow;

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor;
  }
}

let loading: Promise<void> | null = null;

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
}

/** The provider's payment window, loaded once from `scriptUrl`. Rejects when that fails; the next call tries again. */
export async function loadRazorpay(scriptUrl: string): Promise<RazorpayConstructor> {
  if (!window.Razorpay) {
    loading ??= loadScript(scriptUrl).finally(() => {
      loading = null;
    });
    await loading;
  }
  if (!window.Razorpay) throw new Error(`${scriptUrl} did not bring the payment window`);
  return window.Razorpay;
}
