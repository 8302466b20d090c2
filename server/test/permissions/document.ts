import { deskPermissions, hasPermission, staffRoles } from '../../src/features/staff/permissions.service.ts';
import type { Call, ExpectedResults } from './expectedResults.ts';
import { fields, fieldsWithId } from './fields.ts';
import { calls, mutations } from './table.ts';

/** The text of docs/permissions.md. */
export function describePermissions(): string {
  const row = (
    name: string,
    { visitor, own, other, of, otherByCookie }: ExpectedResults<unknown> & Pick<Call, 'otherByCookie'>,
  ) =>
    `| \`${name}\` | ${of ?? ''} | ${visitor} | ${own} | ${other ?? ''}${otherByCookie ? `; with only the cookie ${otherByCookie}, empty` : ''} |`;
  const head = (first: string) =>
    `| ${first} | resource | visitors | own | another shopper’s or missing |\n|---|---|---|---|---|`;
  const list = (types: Record<string, string>) =>
    Object.entries(types).map(([type, names]) => `- **${type}**: ${names}`);
  return [
    '# Who may do what',
    '',
    '<!-- Generated from server/test/permissions: WRITE_DOCS=true npm test -- server permissions -->',
    '',
    'The result of each call by caller, tested through GraphQL and REST on both databases. Visitors have no session, or one that has expired or',
    'was ended. Owners of the shop get the same results as other shoppers, but they cannot delete their accounts. A resource of another shopper and a missing resource give the same',
    'status and body. A password, a sign-in code and a link are proofs: whoever sends one acts as its owner, on the owner’s account only. The',
    'column for others shows calls without the proof. REST accepts a session as a bearer token or a cookie.',
    '',
    '## REST',
    '',
    head('call'),
    ...Object.entries(calls).map(([name, line]) => row(name, line)),
    '',
    '## GraphQL: mutations',
    '',
    head('mutation'),
    ...Object.entries(mutations).map(([name, line]) => row(name, line)),
    '',
    '## GraphQL: fields',
    '',
    'Everybody may read these fields:',
    '',
    ...list(fields.public),
    '',
    'These fields are only returned to their owner, below `me` and in the results of mutations:',
    '',
    ...list(fields.private),
    '',
    head('field of `me`'),
    ...Object.entries(fieldsWithId).map(([name, line]) => row(name, line)),
    '',
    '## The desk',
    '',
    'What each role of staff may do. The directive `@staff` of a field names the permission that it needs; shoppers and visitors have none. Every role',
    'tries every field and mutation of the desk over HTTP (server/test/permissions/staff.test.ts).',
    '',
    `| permission | ${staffRoles.join(' | ')} |`,
    `|---|${staffRoles.map(() => '---|').join('')}`,
    ...deskPermissions.map(
      (permission) =>
        `| ${permission} | ${staffRoles.map((role) => (hasPermission(role, permission) ? 'yes' : '')).join(' | ')} |`,
    ),
    '',
  ].join('\n');
}
