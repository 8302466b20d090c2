import { escapeHtml } from '../escapeHtml.ts';
import { OWN_DOMAIN, type PracticeAccount } from './accounts.ts';
import type { AuthorizationRequest } from './identityProvider.ts';
import { outageSwitch } from './outageSwitch.ts';

/** The value of the choice "Another account". */
export const ANOTHER = 'another';

export interface AuthorizePage {
  /** URL of the form. */
  action: string;
  request: AuthorizationRequest & { client_id: string };
  accounts: readonly PracticeAccount[];
  /** Whether the provider's other endpoints pretend to be away. */
  isAway: boolean;
  /** What the form has sent, to show it again. */
  typed: {
    account?: string | undefined;
    name?: string | undefined;
    email?: string | undefined;
    verified?: boolean;
  };
  /** By field of another account. */
  errors: Partial<Record<string, string>>;
}

/** HTML of the page where somebody chooses a practice account. It works without scripts. */
export function authorizePage({ action, request, accounts, isAway, typed, errors }: AuthorizePage): string {
  const parameters = { ...request, response_type: 'code', code_challenge_method: 'S256' };
  const hidden = Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`);
  const chosen = typed.account ?? accounts[0]?.email;
  return `<header>
<div>
<h1>Practice sign-in</h1>
<p>This page stands in for Google while the shop is a demo. The accounts are made up: do not enter a password or a real address.</p>
</div>
</header>
<main>
<form class="card" method="post" action="${escapeHtml(action)}">
${hidden.join('\n')}
<fieldset>
<legend>Choose an account</legend>
${accounts.map((account) => accountChoice(account, chosen)).join('\n')}
<label class="choice"><input type="radio" name="account" value="${ANOTHER}"${chosen === ANOTHER ? ' checked' : ''}>
<span><b>Another account</b></span></label>
<div class="another">
${field('name', 'Name', 'text', typed.name ?? '', errors.name)}
${field('email', 'Email', 'email', typed.email ?? `me@${OWN_DOMAIN}`, errors.email)}
<label class="choice"><input type="checkbox" name="verified"${(typed.verified ?? true) ? ' checked' : ''}>
<span>The email is verified<span class="details">Possible for addresses that end with @${OWN_DOMAIN}.</span></span></label>
</div>
</fieldset>
<p class="details">If you continue, the shop learns the name and the email of this account.</p>
<div class="buttons">
<button name="answer" value="allow">Continue</button>
<button name="answer" value="cancel">Cancel</button>
</div>
<h2>For practice</h2>
${outageSwitch(isAway, 'name="answer" value="outage"')}
</form>
</main>`;
}

function accountChoice({ name, email, isVerified }: PracticeAccount, chosen: string | undefined): string {
  const state = isVerified ? '' : ' <span class="state">email not verified</span>';
  return `<label class="choice"><input type="radio" name="account" value="${escapeHtml(email)}"${chosen === email ? ' checked' : ''}>
<span><b>${escapeHtml(name)}</b>${state}<span class="details">${escapeHtml(email)}</span></span></label>`;
}

function field(name: string, label: string, type: string, value: string, error: string | undefined): string {
  const problem = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${escapeHtml(value)}" maxlength="254" autocomplete="off"${problem}>
${error ? `<p class="error" id="${name}-error" role="alert">${escapeHtml(error)}</p>` : ''}
</div>`;
}
