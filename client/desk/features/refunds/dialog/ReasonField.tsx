import { Button, Field, Input, Wrap } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface ReasonFieldProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  suggestions: readonly string[];
  onSuggest: (reason: string) => void;
}

/** The sentence for the shopper, with suggestions. It outlives the shopper's account. */
export const ReasonField = ({ registration, error, suggestions, onSuggest }: ReasonFieldProps) => (
  <Field.Root required invalid={Boolean(error)}>
    <Field.Label>Reason</Field.Label>
    <Input {...registration} autoComplete="off" />
    <Field.HelperText>
      A sentence for the shopper, who gets it by mail. It is kept for the books, and printed on the credit
      note if the order has an invoice: no names, addresses or other personal details.
    </Field.HelperText>
    <Field.ErrorText>{error}</Field.ErrorText>
    <Wrap gap="2" marginTop="2">
      {suggestions.map((reason) => (
        <Button
          key={reason}
          size={{ base: 'sm', md: 'xs' }}
          variant="outline"
          onClick={() => onSuggest(reason)}
        >
          {reason}
        </Button>
      ))}
    </Wrap>
  </Field.Root>
);
