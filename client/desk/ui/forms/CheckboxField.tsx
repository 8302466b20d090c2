import { Checkbox } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { FormField } from './FormField.tsx';

interface CheckboxFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  help?: ReactNode;
}

/** A checkbox of a form, with its label, help and error. */
export const CheckboxField = <Values extends FieldValues>({
  control,
  name,
  label,
  help,
}: CheckboxFieldProps<Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ...field }, fieldState }) => (
      <FormField label="" help={help} error={fieldState.error?.message}>
        <Checkbox.Root
          checked={value ?? false}
          onCheckedChange={({ checked }) => onChange(checked === true)}
          name={field.name}
        >
          <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
          <Checkbox.Control />
          <Checkbox.Label>{label}</Checkbox.Label>
        </Checkbox.Root>
      </FormField>
    )}
  />
);
