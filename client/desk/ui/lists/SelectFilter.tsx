import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Options, Select } from '../forms/Select.tsx';

interface SelectFilterProps {
  label: string;
  /** The label is for screen readers only, because the options say what they are. */
  hidesLabel?: boolean;
  /** On wide windows. */
  width: string;
  value: string;
  onChange: (value: string) => void;
  /** The option without a restriction, whose value is empty. */
  any?: string;
  /** The labels of the values. */
  options?: Readonly<Record<string, string>>;
  /** Options that are not one list of values. */
  children?: ReactNode;
}

/** A filter of a list with a choice of values. */
export const SelectFilter = ({
  label,
  hidesLabel = false,
  width,
  value,
  onChange,
  any,
  options = {},
  children,
}: SelectFilterProps) => (
  <Field.Root width={{ base: 'full', md: width }}>
    {!hidesLabel && <Field.Label>{label}</Field.Label>}
    <Select
      frame={{ size: hidesLabel ? 'md' : 'sm' }}
      aria-label={hidesLabel ? label : undefined}
      bg="bg.panel"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {any !== undefined && <option value="">{any}</option>}
      <Options labels={options} />
      {children}
    </Select>
  </Field.Root>
);
