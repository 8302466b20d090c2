import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FormFieldProps {
  /** Empty: the input has one of its own, as a checkbox does. */
  label: string;
  error?: string | undefined;
  help?: ReactNode;
  isRequired?: boolean;
  children: ReactNode;
}

/** An input with its label, help and error. */
export const FormField = ({ label, error, help, isRequired = false, children }: FormFieldProps) => (
  <Field.Root invalid={Boolean(error)} required={isRequired}>
    {label && (
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
    )}
    {children}
    {help && <Field.HelperText>{help}</Field.HelperText>}
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);
