import { Field, Input } from '@chakra-ui/react';
import type { Path, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordInput } from './PasswordInput.tsx';
import type { ValidatedForm } from './useValidatedForm.ts';

export interface FormField<Name extends string = string> {
  name: Name;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete: string;
  hint?: string;
  /** What looks wrong in the value, which can be submitted nevertheless; empty: nothing at present. Not beside a `hint`. */
  warning?: string;
  defaultValue?: string;
  /** The value is shown, but cannot be edited and is not submitted. */
  disabled?: boolean;
}

interface FormFieldsProps<Values extends Record<string, string>> {
  form: ValidatedForm<Values>;
  fields: FormField<Extract<keyof Values, string>>[];
}

/** The labelled inputs of a form. */
export function FormFields<Values extends Record<string, string>>({ form, fields }: FormFieldsProps<Values>) {
  return fields.map((field) => (
    <Field.Root
      key={field.name}
      invalid={form.formState.errors[field.name] !== undefined}
      disabled={field.disabled}
    >
      <Field.Label>{field.label}</Field.Label>
      <FieldInput
        field={field}
        registration={field.disabled ? undefined : form.register(field.name as string as Path<Values>)}
      />
      {field.hint && <Field.HelperText>{field.hint}</Field.HelperText>}
      {field.warning !== undefined && (
        // In the page before its text, so that screen readers announce that. It takes no room while it is empty.
        <Field.HelperText role="status" color="offer.fg" _empty={{ position: 'absolute' }}>
          {field.warning}
        </Field.HelperText>
      )}
    </Field.Root>
  ));
}

function FieldInput({ field, registration }: { field: FormField; registration?: UseFormRegisterReturn }) {
  const { name, type = 'text', autoComplete, defaultValue } = field;
  const common = { name, autoComplete, defaultValue, ...registration };
  if (type === 'password') return <PasswordInput {...common} />;
  return (
    <Input
      type={type}
      size="lg"
      autoCapitalize={type === 'email' ? 'none' : undefined}
      inputMode={type === 'tel' ? 'numeric' : undefined}
      {...common}
      onChange={(event) => {
        if (type === 'tel') event.target.value = event.target.value.replace(/[^\d+]/g, '');
        void registration?.onChange(event);
      }}
    />
  );
}
