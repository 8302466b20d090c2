import { HStack, IconButton, Text } from '@chakra-ui/react';
import { LuMinus, LuPlus } from 'react-icons/lu';
import { useNotice } from './Notice.tsx';

export interface QuantityBoxProps {
  value: number;
  /** How many can be bought; above it plus is refused with an alert. */
  max: number;
  onChange: (quantity: number) => void;
  /** What is counted, for the buttons' labels. */
  label: string;
  disabled?: boolean;
}

/** How many to buy: from 1 to the stock. */
export function QuantityBox({ value, max, onChange, label, disabled = false }: QuantityBoxProps) {
  const notify = useNotice();
  const plus = () => {
    if (value < max) onChange(value + 1);
    else notify({ msg: 'The quantity is greater than product count in stock', error: true });
  };
  return (
    <HStack
      role="group"
      aria-label={`Quantity of ${label}`}
      gap="0"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      w="fit-content"
    >
      <IconButton
        variant="ghost"
        aria-label="One less"
        disabled={disabled || value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <LuMinus />
      </IconButton>
      <Text as="output" aria-live="polite" minW="8" textAlign="center" fontWeight="bold">
        {value}
      </Text>
      <IconButton variant="ghost" aria-label="One more" disabled={disabled} onClick={plus}>
        <LuPlus />
      </IconButton>
    </HStack>
  );
}
