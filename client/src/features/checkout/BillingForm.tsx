import { Box, Heading, SimpleGrid } from '@chakra-ui/react';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FormFields } from '../../ui/form/FormFields.tsx';
import { useDraftFields } from '../../ui/form/useDraftFields.ts';
import { type FormError, useValidatedForm } from '../../ui/form/useValidatedForm.ts';
import styles from './BillingForm.module.css';
import { BusinessFields } from './BusinessFields.tsx';
import { BILLING_DRAFT, BILLING_FIELDS, type BillingValues, validateBilling } from './billing.ts';
import { indianAddressWarnings } from './indianAddress.ts';

/** After this pause a value counts as typed to its end. */
const TYPING_PAUSE_MS = 700;

interface BillingFormProps {
  /** Prefilled values; what the shopper has typed before leaving the page takes precedence. */
  defaults: Partial<BillingValues>;
  /** Resolves to the reason why the server refused the values; null otherwise. */
  onSubmit: (billing: BillingValues) => Promise<FormError | null>;
  busy: boolean;
  /** Whether a business can get an invoice with its GST number. */
  offersBusinessInvoice: boolean;
  /** The order summary, shown before the submit button. */
  summary: ReactNode;
}

/** Who pays, and where the goods are delivered. */
export function BillingForm({ defaults, onSubmit, busy, offersBusinessInvoice, summary }: BillingFormProps) {
  const form = useValidatedForm<BillingValues>({ validate: validateBilling, onSubmit });
  const { fields, onChange } = useDraftFields(
    BILLING_DRAFT,
    BILLING_FIELDS.map((field) => ({ ...field, defaultValue: defaults[field.name] })),
  );
  const [warnings, setWarnings] = useState(() => indianAddressWarnings({}));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showWarnings = () => setWarnings(indianAddressWarnings(form.getValues()));
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    clearTimeout(timer.current);
    // A line that appears under the pointer would move the button that is being pressed.
    if (!(relatedTarget instanceof HTMLButtonElement)) showWarnings();
  };
  /** Also while the last field has the focus: Checkout may be pressed next. */
  const showWarningsSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(showWarnings, TYPING_PAUSE_MS);
  };
  const heading = useId();

  return (
    <div className={styles.container}>
      <form
        className={styles.form}
        noValidate
        aria-labelledby={heading}
        onSubmit={form.submit}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(event);
          showWarningsSoon();
        }}
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
          {offersBusinessInvoice && <BusinessFields form={form} />}
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
