import { NativeSelect } from '@chakra-ui/react';

interface SelectProps extends NativeSelect.FieldProps {
  /** Size, width and the like. */
  frame?: NativeSelect.RootProps;
}

/** The browser's own select. */
export const Select = ({ frame, ...field }: SelectProps) => (
  <NativeSelect.Root {...frame}>
    <NativeSelect.Field {...field} />
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);

/** The options of a select, by their values. */
export const Options = ({ labels }: { labels: Readonly<Record<string, string>> }) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
