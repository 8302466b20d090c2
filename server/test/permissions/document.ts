import { deskPermissions, hasPermission, staffRoles } from '../../src/features/staff/permissions.service.ts';
import { listNeedsOf } from './deskFields.ts';
import { deskRoutes } from './deskRoutes.ts';
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
    'The result of each call by caller, tested through GraphQL and REST on both databases. Visitors have no session, or one',
    'that has expired or was ended, or of a shopper whom staff have blocked. Owners of the shop get the same results as other',
    'shoppers, but they cannot delete their accounts. A resource of another shopper and a missing resource give the same',
    'status and body. A password, a sign-in code and a link are proofs: whoever sends one acts as its owner, on the owner’s',
    'account only. The column for others shows calls without the proof. REST accepts a session as a bearer token or a cookie.',
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
    'What each role of staff may do. The directive `@staff` of a type or field names the permission that it needs. Each of',
    'these callers tries every field of every type below `Query.desk`, every mutation and every route of files over HTTP: the',
    'four roles, an owner who has not given the second factor, shoppers, visitors, blocked shoppers, and sessions that have',
    'ended or expired; with a bearer token, and with the session cookie, which opens nothing',
    '(server/test/permissions/staff.sqlite.test.ts). Everywhere else staff get the same results as other shoppers.',
    '',
    `| permission | ${staffRoles.join(' | ')} |`,
    `|---|${staffRoles.map(() => '---|').join('')}`,
    ...deskPermissions.map(
      (permission) =>
        `| ${permission} | ${staffRoles.map((role) => (hasPermission(role, permission) ? 'yes' : '')).join(' | ')} |`,
    ),
    '',
    'What needs each permission. A field also needs what the fields on the way to it need. Without REFUND_ORDERS,',
    '`refundOrder` refunds only missing lines of an order that is being packed.',
    '',
    '| permission | types and fields to read | mutations | routes |',
    '|---|---|---|---|',
    ...deskPermissions.map((permission) => {
      const { reads, changes } = listNeedsOf(permission);
      const routes = Object.keys(deskRoutes).filter((route) => deskRoutes[route]?.permission === permission);
      const cells = [reads, changes, routes].map((names) => names.map((name) => `\`${name}\``).join(' '));
      return `| ${[permission, ...cells].join(' | ')} |`;
    }),
    '',
  ].join('\n');
}
