import { Box, Heading, SimpleGrid } from '@chakra-ui/react';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FormFields } from '../../ui/form/FormFields.tsx';
import { useDraftFields } from '../../ui/form/useDraftFields.ts';
import { type FormError, useValidatedForm } from '../../ui/form/useValidatedForm.ts';
import { useNotice } from '../../ui/Notice.tsx';
import styles from './BillingForm.module.css';
import { BILLING_DRAFT, BILLING_FIELDS, type BillingValues, validateBilling } from './billing.ts';
import { indianAddressWarnings } from './indianAddress.ts';

interface BillingFormProps {
  /** Prefilled values; what the shopper has typed before leaving the page takes precedence. */
  defaults: Partial<BillingValues>;
  /** Resolves to the reason why the server refused the values; null otherwise. */
  onSubmit: (billing: BillingValues) => Promise<FormError | null>;
  busy: boolean;
  /** The order summary, shown before the submit button. */
  summary: ReactNode;
}

/** Who pays, and where the goods are delivered. */
export function BillingForm({ defaults, onSubmit, busy, summary }: BillingFormProps) {
  const notify = useNotice();
  const form = useValidatedForm<BillingValues>({ validate: validateBilling, onSubmit: submitOrWarn });
  const { fields, onChange } = useDraftFields(
    BILLING_DRAFT,
    BILLING_FIELDS.map((field) => ({ ...field, defaultValue: defaults[field.name] })),
  );
  const [warnings, setWarnings] = useState(() => indianAddressWarnings({}));
  const showWarnings = ({ relatedTarget }: FocusEvent) => {
    // A line that appears under the pointer would move the button that is being pressed.
    if (!(relatedTarget instanceof HTMLButtonElement)) setWarnings(indianAddressWarnings(form.getValues()));
  };
  const heading = useId();

  /** Shows a new warning before the payment window opens; the next press goes on. */
  async function submitOrWarn(billing: BillingValues): Promise<FormError | null> {
    const current = indianAddressWarnings(billing);
    const newWarnings = BILLING_FIELDS.flatMap(({ name }) => (warnings[name] ? [] : (current[name] ?? [])));
    setWarnings(current);
    if (newWarnings.length === 0) return onSubmit(billing);
    const message = `${newWarnings.join(' ')} If everything is right, press Checkout again.`;
    // At the top, where it does not cover the button.
    notify({ message, neutral: true, atTop: true });
    return null;
  }

  return (
    <div className={styles.container}>
      <form
        className={styles.form}
        noValidate
        aria-labelledby={heading}
        onSubmit={form.submit}
        onBlur={showWarnings}
        onChange={onChange}
      >
        <Box>
          <Heading as="h2" id={heading} size="xl" mb="4">
            BILLING DETAILS
          </Heading>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <FormFields
              form={form}
              fields={fields.map((field) => ({ ...field, warning: warnings[field.name] }))}
            />
          </SimpleGrid>
        </Box>
        <Box className={styles.summary}>{summary}</Box>
        <ActionButton
          type="submit"
          size="lg"
          busy={busy}
          className={styles.submit}
          w={{ base: 'full', md: 'auto' }}
        >
          Checkout
        </ActionButton>
      </form>
    </div>
  );
}
