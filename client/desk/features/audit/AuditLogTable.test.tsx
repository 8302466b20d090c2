import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { AuditLogTable } from './AuditLogTable.tsx';
import type { AuditEvent } from './auditEvent.tsx';

const event: AuditEvent = {
  id: 'event-1',
  title: 'Order moved',
  actorId: 'staff-1',
  actorName: 'Asha Packer',
  actorEmail: 'asha@kirana.example',
  userId: 'user-1',
  userName: 'Imran Qureshi',
  userEmail: 'imran@shopper.example',
  subject: 'order:0123456789ab',
  productName: null,
  detail: 'Paid → Packing',
  address: '127.0.0.1',
  at: '2026-11-26T16:41:00.000+05:30',
};

test('an entry is a row on a wide window', () => {
  renderDesk(fakeShop({}).client, <AuditLogTable events={[event]} />, []);
  expect(screen.getByRole('row', { name: /Order moved/ })).toHaveTextContent('Paid → Packing');
  expect(screen.queryByRole('list')).toBeNull();
});

test('an entry is a card on a phone: what and when, who, and on what', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const signIn = { ...event, id: 'event-2', title: 'Signed in', actorId: null, subject: null, detail: '' };
  renderDesk(fakeShop({}).client, <AuditLogTable events={[event, signIn]} />, []);
  const list = screen.getByRole('list', { name: 'Audit log' });
  // For Safari, which jsdom does not imitate.
  expect(list).toHaveAttribute('role', 'list');
  const cards = within(list).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Order moved26 Nov 2026, 4:41 pmByAsha Packerasha@kirana.exampleAccountImran Qureshiimran@shopper.exampleAboutOrder 456789abPaid → Packing',
    'Signed in26 Nov 2026, 4:41 pmAccountImran Qureshiimran@shopper.example',
  ]);
  const links = within(cards[0] as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/audit-log?text=staff-1',
    '/audit-log?text=user-1',
    '/orders/0123456789ab',
  ]);
});
