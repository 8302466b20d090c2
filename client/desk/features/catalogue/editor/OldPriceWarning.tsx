import { Alert, CloseButton } from '@chakra-ui/react';

interface OldPriceWarningProps extends Alert.RootProps {
  /** Old prices that the shop has not charged lately, as `unchargedOldPrices` names them. */
  prices: readonly string[];
  onClose?: () => void;
}

const MAX_SHOWN = 10;

/** Names the old prices that the shop has not charged lately: they may be saved, but "% off" would not be true. */
export function OldPriceWarning({ prices, onClose, ...root }: OldPriceWarningProps) {
  if (prices.length === 0) return null;
  const others = prices.length - MAX_SHOWN;
  return (
    <Alert.Root status="warning" {...root}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          Not charged in the last 30 days: {prices.length === 1 ? 'old price' : 'old prices'}{' '}
          {prices.slice(0, MAX_SHOWN).join(', ')}
          {others > 0 && ` and ${others} more`}
        </Alert.Title>
        <Alert.Description>
          Shoppers see them crossed out, with what they save. That must be true: an old price is one that you
          charged lately.
        </Alert.Description>
      </Alert.Content>
      {onClose && <CloseButton size="sm" aria-label="Close warning" onClick={onClose} />}
    </Alert.Root>
  );
}
