import { Button, SimpleGrid, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorMessage } from '../../../lib/errorMessage.ts';
import { FormField } from '../../../ui/FormField.tsx';
import type { ProductForm } from './productForm.ts';

const options = {
  productWeight: { label: 'Weights', help: 'One on each line, for example 500 g' },
  size: { label: 'Sizes', help: 'One on each line, for example M' },
  productRam: { label: 'Memory (RAM)', help: 'One on each line, for example 8 GB' },
};

/** What shoppers choose from. Few products of a grocer have memory, so its field opens on request. */
export function OptionFields({ form }: { form: UseFormReturn<ProductForm> }) {
  const { register, watch, formState } = form;
  const [isMemoryOpen, setMemoryOpen] = useState(false);
  // A field that has had values stays while it is emptied.
  const hasMemory =
    isMemoryOpen || Boolean(formState.defaultValues?.productRam) || watch('productRam') !== '';
  const names = ['productWeight', 'size', ...(hasMemory ? (['productRam'] as const) : [])] as const;
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
      {names.map((name) => (
        <FormField
          key={name}
          label={options[name].label}
          error={errorMessage(formState.errors[name])}
          help={options[name].help}
        >
          <Textarea {...register(name)} rows={3} />
        </FormField>
      ))}
      {!hasMemory && (
        <Button
          variant="ghost"
          size="sm"
          justifySelf="start"
          alignSelf={{ md: 'center' }}
          onClick={() => setMemoryOpen(true)}
        >
          Add memory (RAM)
        </Button>
      )}
    </SimpleGrid>
  );
}
