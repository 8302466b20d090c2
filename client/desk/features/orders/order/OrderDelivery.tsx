import { Alert, DataList, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { plural } from '../../../../src/lib/format.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { TitledCard } from '../../../ui/TitledCard.tsx';
import { placeText } from '../orderStatus.ts';
import type { Order } from './useOrder.ts';

/** Who gets an order, where, for which business, and who placed it. */
export function OrderDelivery({ order }: { order: Order }) {
  const { name, phoneNumber, email, address, gstin, businessName, shopper, isErasurePending } = order;
  const canReadCustomers = useCan('READ_CUSTOMERS');
  return (
    <TitledCard title="Delivery">
      {isErasurePending && (
        <Alert.Root status="warning" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>
            The account was erased. The address stays until the order is delivered or cancelled.
          </Alert.Title>
        </Alert.Root>
      )}
      <DataList.Root gap="3">
        <DataList.Item>
          <DataList.ItemLabel>To</DataList.ItemLabel>
          <DataList.ItemValue display="block">
            <Text fontWeight="semibold">{name}</Text>
            <Text overflowWrap="anywhere">{address}</Text>
            <Text>{placeText(order)}</Text>
          </DataList.ItemValue>
        </DataList.Item>
        {gstin && (
          <DataList.Item>
            <DataList.ItemLabel>Business</DataList.ItemLabel>
            <DataList.ItemValue display="block">
              <Text overflowWrap="anywhere">{businessName}</Text>
              <Text>GSTIN {gstin}</Text>
            </DataList.ItemValue>
          </DataList.Item>
        )}
        {phoneNumber && (
          <DataList.Item>
            <DataList.ItemLabel>Phone</DataList.ItemLabel>
            <DataList.ItemValue>
              <Link href={`tel:${phoneNumber}`}>{phoneNumber}</Link>
            </DataList.ItemValue>
          </DataList.Item>
        )}
        {email && (
          <DataList.Item>
            <DataList.ItemLabel>E-mail</DataList.ItemLabel>
            <DataList.ItemValue overflowWrap="anywhere">
              <Link href={`mailto:${email}`}>{email}</Link>
            </DataList.ItemValue>
          </DataList.Item>
        )}
        {shopper && (
          <DataList.Item>
            <DataList.ItemLabel>Account</DataList.ItemLabel>
            <DataList.ItemValue display="block">
              {canReadCustomers ? (
                <Link asChild minHeight="6">
                  <RouterLink to={`/customers/${shopper.id}`}>{shopper.name}</RouterLink>
                </Link>
              ) : (
                <Text>{shopper.name}</Text>
              )}
              {email && (
                <Link asChild display="flex" minHeight="6">
                  <RouterLink to={`/orders?search=${encodeURIComponent(email)}`}>
                    {shopper.orderCount} {plural(shopper.orderCount, 'order')}
                  </RouterLink>
                </Link>
              )}
            </DataList.ItemValue>
          </DataList.Item>
        )}
      </DataList.Root>
    </TitledCard>
  );
}
