/** HTML of the button that lets the provider be away, or back. @param attributes of the button, such as its name */
export const outageSwitch = (isAway: boolean, attributes = ''): string => `<p class="details" id="outage">${
  isAway
    ? 'The provider is away: the shop gets no answer from it until you switch it on again.'
    : 'Switch the provider off to see what the shop says when it gets no answer from it.'
}</p>
<div class="buttons">
<button ${attributes} aria-pressed="${isAway}" aria-describedby="outage">Provider is away</button>
</div>`;
