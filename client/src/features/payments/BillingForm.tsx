import { Button, Field, Heading, Input, SimpleGrid } from '@chakra-ui/react';
import { fieldSlotRecipe } from '@chakra-ui/react/theme';
import { type FormEvent, useId, useState } from 'react';
import type { BillingInput } from '../../generated/graphql.ts';
import { BILLING_FIELDS, type BillingField } from './billing.ts';
import { texts } from './texts.ts';

interface BillingFormProps {
  /** Resolves to the name of the field at fault, null when none is. */
  onSubmit: (billing: BillingInput) => Promise<string | null>;
  busy: boolean;
}

/** Who pays and where the goods go; puts the focus on the field at fault. */
export function BillingForm({ onSubmit, busy }: BillingFormProps) {
  const [faulty, setFaulty] = useState<string | null>(null);
  const heading = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const field = await onSubmit(
      Object.fromEntries(BILLING_FIELDS.map(({ name }) => [name, String(values.get(name))])) as BillingInput,
    );
    setFaulty(field);
    if (field) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby={heading}>
      <Heading as="h2" id={heading} size="xl" mb="4">
        {texts.heading}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {BILLING_FIELDS.map((field) => (
          <BillingInputField
            key={field.name}
            field={field}
            invalid={faulty === field.name}
            onEdit={() => setFaulty(null)}
          />
        ))}
      </SimpleGrid>
      <Button
        type="submit"
        size="lg"
        mt="6"
        aria-disabled={busy || undefined}
        w={{ base: 'full', md: 'auto' }}
      >
        {texts.checkout}
      </Button>
    </form>
  );
}

interface BillingInputFieldProps {
  field: BillingField;
  invalid: boolean;
  onEdit: () => void;
}

function BillingInputField({ field, invalid, onEdit }: BillingInputFieldProps) {
  const { name, label, hint, type = 'text', autoComplete } = field;
  return (
    <Field.Root recipe={fieldSlotRecipe} invalid={invalid}>
      <Field.Label>{label}</Field.Label>
      <Input
        name={name}
        type={type}
        size="lg"
        inputMode={type === 'tel' ? 'numeric' : undefined}
        autoComplete={`billing ${autoComplete}`}
        onChange={({ target }) => {
          if (type === 'tel') target.value = target.value.replace(/[^\d+]/g, '');
          onEdit();
        }}
      />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
