import { escapeHtml } from '../escapeHtml.ts';
import type { OfferedAccount } from './accounts.ts';
import { outageSwitch } from './outageSwitch.ts';

export interface StartPage {
  /** URL of the form. */
  action: string;
  /** Page of the shop where a sign-in begins. */
  signInPath: string;
  accounts: readonly OfferedAccount[];
  /** Whether the endpoints that the shop calls pretend to be away. */
  isAway: boolean;
}

/** HTML of the page that tells what the provider is for. It works without scripts. */
export function startPage({ action, signInPath, accounts, isAway }: StartPage): string {
  return `<header>
<div>
<h1>Practice sign-in</h1>
<p>It stands in for Google while the shop is a demo. The accounts are made up, and nothing is sent to Google.</p>
</div>
</header>
<main>
<form class="card" method="post" action="${escapeHtml(action)}">
<p>Begin in the shop: <a href="${escapeHtml(signInPath)}">Sign In</a>, then <b>Sign In with Google</b>. There you choose one of these accounts or another one, or cancel.</p>
<h2>Practice accounts</h2>
<ul>
${accounts.map(accountItem).join('\n')}
</ul>
<h2>Outage</h2>
${outageSwitch(isAway)}
</form>
</main>`;
}

const accountItem = ({ name, email, isVerified, purpose }: OfferedAccount): string =>
  `<li><span><b>${escapeHtml(name)}</b>${isVerified ? '' : ' <span class="state">email not verified</span>'} <span class="details">${escapeHtml(email)}</span><br>${escapeHtml(purpose)}</span></li>`;

/** HTML of the answer to an address that the provider does not have. @param startPath its page that tells what it is for */
export const notFoundPage = (startPath: string): string => `<main>
<h1>There is nothing at this address</h1>
<p><a href="${escapeHtml(startPath)}">What the practice sign-in is for</a></p>
</main>`;
