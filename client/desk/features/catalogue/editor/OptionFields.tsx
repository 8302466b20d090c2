import { Button, SimpleGrid, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorMessage } from '../../../lib/forms/errorMessage.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import type { useCategories } from '../useCategories.ts';
import type { ProductForm } from './productForm.ts';

const options = {
  productWeight: { label: 'Weights', help: 'One on each line, for example 500 g' },
  size: { label: 'Sizes', help: 'One on each line, for example M' },
  productRam: { label: 'Memory (RAM)', help: 'One on each line, for example 8 GB' },
};

interface OptionFieldsProps extends Pick<ReturnType<typeof useCategories>, 'categories'> {
  form: UseFormReturn<ProductForm>;
}

/** What shoppers choose from. Memory is offered only where the catalogue has it: beside products of the same category. */
export function OptionFields({ form, categories }: OptionFieldsProps) {
  const { register, watch, formState } = form;
  const [isMemoryOpen, setMemoryOpen] = useState(false);
  // A field that has had values stays while it is emptied.
  const hasMemory =
    isMemoryOpen || Boolean(formState.defaultValues?.productRam) || watch('productRam') !== '';
  const category = categories.find(({ children }) =>
    children.some(({ id }) => id === watch('subCategoryId')),
  );
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
      {!hasMemory && category?.hasMemory && (
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
