import { Input, type InputProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useDelayedText } from '../../lib/lists/useDelayedText.ts';

export interface TextFilterProps extends Omit<InputProps, 'value' | 'onChange'> {
  ref?: Ref<HTMLInputElement>;
  value: string;
  /** Called with the trimmed text a moment after the last key. */
  onChange: (value: string) => void;
}

/** An input that filters a list while somebody types. */
export function TextFilter({ value, onChange, ...input }: TextFilterProps) {
  const { text, setText, revert } = useDelayedText(value, onChange);
  return (
    <Input
      size="sm"
      {...input}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={revert}
    />
  );
}
