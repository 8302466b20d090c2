import { Button, SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { FormFields } from '../../ui/form/FormFields.tsx';
import type { ValidatedForm } from '../../ui/form/useValidatedForm.ts';
import { textButton } from '../../ui/textButton.ts';
import { type BillingValues, BUSINESS_FIELDS } from './billing.ts';

/** GSTIN and name of a business, folded away until the shopper asks for them. Blank: an invoice for a consumer. */
export function BusinessFields({ form }: { form: ValidatedForm<BillingValues> }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button {...textButton} mt="4" onClick={() => setOpen(true)}>
        I need a GST invoice for a business
      </Button>
    );
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" mt="4">
      <FormFields form={form} fields={BUSINESS_FIELDS} />
    </SimpleGrid>
  );
}
