import { decodeHTMLStrict } from 'entities';

/** Elements that online shops have in their descriptions. `x < y` and `<3` are none. */
const TAG =
  /<!--[^<>]*-->|<(\/?)(a|abbr|b|big|blockquote|br|center|code|dd|div|dl|dt|em|figure|font|h[1-6]|hr|i|iframe|img|li|mark|meta|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul|video)(?![\w-])[^<>]*>/gi;
/** Their text begins on a line of its own. */
const IS_BLOCK = /^(?:blockquote|br|center|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)$/i;
const IS_CELL = /^t[dh]$/i;
const IS_SILENT = /^(?:script|style)$/i;
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** Some shops escape what was escaped already. */
const ROUNDS = 2;

/** A text without the entities and tags of HTML. @param hasLines whether blocks become lines; otherwise they become spaces */
export function decodeHtml(text: string, hasLines: boolean): string {
  let decoded = text;
  for (let round = 0; round < ROUNDS && (ENTITY.test(decoded) || decoded.includes('<')); round++)
    decoded = withoutTags(decodeHTMLStrict(decoded.replace(/&nbsp;/gi, ' ')), hasLines);
  return decoded;
}

function withoutTags(html: string, hasLines: boolean): string {
  let text = '';
  let end = 0;
  let hasTags = false;
  let isSilent = false;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (!isSilent) text += html.slice(end, index);
    end = index + tag.length;
    hasTags = true;
    if (IS_SILENT.test(name)) isSilent = slash === '';
    else if (IS_BLOCK.test(name)) text += hasLines ? '\n' : ' ';
    else if (IS_CELL.test(name) && slash === '') text += ' ';
  }
  if (!hasTags) return html;
  if (!isSilent) text += html.slice(end);
  return hasLines ? text.replace(/\s+/g, withoutSpacesAtLineEnds).trim() : text;
}

/** White space between two words with at most one blank line, and without spaces around line ends. */
function withoutSpacesAtLineEnds(space: string): string {
  const lineEnds = space.split('\n').length - 1;
  return lineEnds === 0 ? space : '\n'.repeat(Math.min(lineEnds, 2));
}
