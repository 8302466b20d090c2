import { Badge, DataList, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { plural } from '../../../src/lib/format.ts';
import type { DeskSignInMethod } from '../../generated/graphql.ts';
import { formatTime, rupees } from '../../lib/format.ts';
import { TitledCard } from '../../ui/TitledCard.tsx';
import type { Customer } from './documents.ts';

const methods: Record<DeskSignInMethod, string> = { PASSWORD: 'password', GOOGLE: 'Google' };

/** How to reach a customer, and the account in figures. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const { id, email, emailVerified, phone, signsInWith, joined, lastSeen } = customer;
  const { orderCount, orderTotal, cartCount, wishlistCount } = customer;
  return (
    <TitledCard title="Details">
      <DataList.Root gap="3" display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Item label="E-mail">
          <Link href={`mailto:${email}`} overflowWrap="anywhere">
            {email}
          </Link>{' '}
          <Badge colorPalette={emailVerified ? 'green' : 'gray'}>
            {emailVerified ? 'verified' : 'not verified'}
          </Badge>
        </Item>
        <Item label="Phone">{phone ? <Link href={`tel:${phone}`}>{phone}</Link> : 'none'}</Item>
        <Item label="Signs in with">
          {signsInWith.map((method) => methods[method]).join(' and ') || 'nothing: nobody can sign in'}
        </Item>
        <Item label="Joined">{formatTime(joined)}</Item>
        <Item label="Last seen">{lastSeen ? formatTime(lastSeen) : 'not signed in'}</Item>
        <Item label="Orders">
          {orderCount === 0
            ? 'none'
            : `${orderCount} ${plural(orderCount, 'order')}, ${rupees(orderTotal)} without refunds`}
        </Item>
        <Item label="Cart">
          {cartCount} {plural(cartCount, 'line')}
        </Item>
        <Item label="My List">
          {wishlistCount} {plural(wishlistCount, 'product')}
        </Item>
        <Item label="Id">{id}</Item>
      </DataList.Root>
    </TitledCard>
  );
}

const Item = ({ label, children }: { label: string; children: ReactNode }) => (
  <DataList.Item>
    <DataList.ItemLabel>{label}</DataList.ItemLabel>
    <DataList.ItemValue display="block" overflowWrap="anywhere">
      {children}
    </DataList.ItemValue>
  </DataList.Item>
);
