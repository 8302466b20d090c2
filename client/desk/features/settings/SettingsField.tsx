import { Field } from '@chakra-ui/react';
import type { ReactElement } from 'react';

interface SettingsFieldProps {
  label: string;
  help?: string;
  error?: string | undefined;
  /** The input. */
  children: ReactElement;
}

/** A field of a form with its label, an explanation and what is wrong with it. */
export const SettingsField = ({ label, help, error, children }: SettingsFieldProps) => (
  <Field.Root invalid={Boolean(error)}>
    <Field.Label>{label}</Field.Label>
    {children}
    {help && <Field.HelperText>{help}</Field.HelperText>}
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);
