import { loadRazorpay } from '../src/features/checkout/razorpay.ts';
import { useOpenTab } from './Examples.tsx';
import { COMPLETE_CHECKOUT } from './examples/checkout.ts';
import type { Checkout, Session } from './server.ts';

interface SessionBarProps {
  session: Session;
  change: (part: Partial<Session>) => void;
}

/** The bearer token of the requests, and a button to pay an open checkout. */
export function SessionBar({ session: { token, checkout }, change }: SessionBarProps) {
  const openTab = useOpenTab();

  async function pay({ keyId, amountInPaise, currency, providerOrderId, scriptUrl }: Checkout) {
    const Razorpay = await loadRazorpay(scriptUrl);
    new Razorpay({
      key: keyId,
      amount: amountInPaise,
      currency,
      order_id: providerOrderId,
      name: 'Kirana',
      description: 'From the playground',
      prefill: { name: '', email: 'playground@kirana.example', contact: '9000000000' },
      theme: { color: '#1b7a3d' },
      handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) => {
        change({ checkout: null });
        openTab?.(COMPLETE_CHECKOUT, {
          input: { razorpay_payment_id, razorpay_order_id, razorpay_signature },
        });
      },
      modal: { ondismiss: () => {} },
    }).open();
  }

  return (
    <header className="session-bar">
      <a href="/">Kirana</a>
      <label>
        Bearer token
        <input
          value={token}
          onChange={({ target }) => change({ token: target.value.trim() })}
          placeholder="Filled by the example “Sign in”"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {token && (
        <button type="button" onClick={() => change({ token: '' })}>
          Forget
        </button>
      )}
      {checkout && (
        <button type="button" className="pay" onClick={() => pay(checkout)}>
          Pay Rs {checkout.amount}
        </button>
      )}
      <nav>
        <a href="/api/docs">REST</a>
      </nav>
    </header>
  );
}
