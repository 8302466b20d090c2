import { VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import { type FormField, FormFields } from './FormFields.tsx';
import { useDraftFields } from './useDraftFields.ts';
import { useValidatedForm, type ValidatedFormOptions } from './useValidatedForm.ts';

interface FormProps<Values extends Record<string, string>> extends ValidatedFormOptions<Values> {
  fields: FormField<Extract<keyof Values, string>>[];
  submitLabel: string;
  /** Name of the draft that keeps what is typed; without it, nothing is kept. */
  draft?: string;
  /** A submission is running: another one is ignored. */
  busy: boolean;
  /** The submission cannot be undone. */
  danger?: boolean;
  /** Rendered above the inputs. */
  children?: ReactNode;
}

/** A form of one column with its submit button. */
export function Form<Values extends Record<string, string>>({
  fields: givenFields,
  draft,
  validate,
  onSubmit,
  submitLabel,
  busy,
  danger = false,
  showError,
  children,
}: FormProps<Values>) {
  const form = useValidatedForm({
    validate,
    onSubmit: async (values: Values) => (busy ? null : onSubmit(values)),
    showError,
  });
  const { fields, onChange } = useDraftFields(draft, givenFields);
  return (
    // POST keeps passwords out of the address when the form is submitted before hydration.
    <form method="post" noValidate onSubmit={form.submit} onChange={onChange}>
      <VStack gap="4" align="stretch">
        {children}
        <FormFields form={form} fields={fields} />
        <ActionButton type="submit" size="lg" busy={busy} colorPalette={danger ? 'red' : undefined}>
          {submitLabel}
        </ActionButton>
      </VStack>
    </form>
  );
}
