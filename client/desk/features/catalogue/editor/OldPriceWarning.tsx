import { Alert } from '@chakra-ui/react';
import type { DeskProduct } from '../deskProduct.ts';
import { unchargedOldPrices } from './oldPrices.ts';
import type { ProductForm } from './productForm.ts';

interface OldPriceWarningProps {
  form: ProductForm;
  /** As it is stored; null: a new one. */
  product: DeskProduct | null;
}

/** Names the old prices that the shop has not charged lately: they may be saved, but "% off" would not be true. */
export function OldPriceWarning({ form, product }: OldPriceWarningProps) {
  const prices = unchargedOldPrices(form, product);
  if (prices.length === 0) return null;
  return (
    <Alert.Root status="warning" marginTop="5" maxWidth="4xl">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          Not charged in the last 30 days: {prices.length === 1 ? 'old price' : 'old prices'}{' '}
          {prices.join(', ')}
        </Alert.Title>
        <Alert.Description>
          Shoppers see them crossed out, with what they save. That must be true: an old price is one that you
          charged lately.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
