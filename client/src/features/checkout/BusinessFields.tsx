import { Button, SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { FormFields } from '../../ui/form/FormFields.tsx';
import { useDraftFields } from '../../ui/form/useDraftFields.ts';
import type { ValidatedForm } from '../../ui/form/useValidatedForm.ts';
import { textButton } from '../../ui/textButton.ts';
import { BILLING_DRAFT, type BillingValues, BUSINESS_FIELDS } from './billing.ts';

/** GSTIN and name of a business, folded away until the shopper asks for them or has typed into them before. Blank: an invoice for a consumer. */
export function BusinessFields({ form }: { form: ValidatedForm<BillingValues> }) {
  const { fields, onChange } = useDraftFields(BILLING_DRAFT, BUSINESS_FIELDS);
  const [isOpen, setOpen] = useState(() => fields.some(({ defaultValue }) => defaultValue));
  if (!isOpen)
    return (
      <Button {...textButton} mt="4" onClick={() => setOpen(true)}>
        I need a GST invoice for a business
      </Button>
    );
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" mt="4" onChange={onChange}>
      <FormFields form={form} fields={fields} />
    </SimpleGrid>
  );
}
