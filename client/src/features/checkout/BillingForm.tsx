import { Button, Field, Heading, Input, SimpleGrid } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import type { BillingInput } from '../../generated/graphql.ts';
import { keepDraft, readDraft } from '../../lib/personalDraft.ts';
import { BILLING_FIELDS, BILLING_FORM, type BillingField } from './billing.ts';
import { texts } from './texts.ts';

interface BillingFormProps {
  /** Whose form it is: what they have typed before is still there when they come back to it. */
  userId: string;
  /** Resolves to the name of the field at fault, null when none is. */
  onSubmit: (billing: BillingInput) => Promise<string | null>;
  busy: boolean;
}

/** Who pays and where the goods go; puts the focus on the field at fault. */
export function BillingForm({ userId, onSubmit, busy }: BillingFormProps) {
  const [draft] = useState(() => readDraft(BILLING_FORM, userId));
  const [faulty, setFaulty] = useState<string | null>(null);
  const heading = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = await onSubmit(billingOf(form));
    setFaulty(field);
    if (field) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  return (
    <form
      onSubmit={submit}
      onChange={({ currentTarget }) => keepDraft(BILLING_FORM, { userId, values: billingOf(currentTarget) })}
      noValidate
      aria-labelledby={heading}
    >
      <Heading as="h2" id={heading} size="xl" mb="4">
        {texts.heading}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {BILLING_FIELDS.map((field) => (
          <BillingInputField
            key={field.name}
            field={field}
            value={draft[field.name]}
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

function billingOf(form: HTMLFormElement): BillingInput {
  const values = new FormData(form);
  return Object.fromEntries(
    BILLING_FIELDS.map(({ name }) => [name, String(values.get(name))]),
  ) as BillingInput;
}

interface BillingInputFieldProps {
  field: BillingField;
  /** What it begins with. */
  value: string | undefined;
  invalid: boolean;
  onEdit: () => void;
}

function BillingInputField({ field, value, invalid, onEdit }: BillingInputFieldProps) {
  const { name, label, hint, type = 'text', autoComplete } = field;
  return (
    <Field.Root invalid={invalid}>
      <Field.Label>{label}</Field.Label>
      <Input
        name={name}
        defaultValue={value}
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
