import { Checkbox, Fieldset, Input, SimpleGrid, Stack, Textarea } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { errorMessage } from '../../../lib/forms/errorMessage.ts';
import { CategoryOptions } from '../../../ui/forms/CategoryOptions.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { useCategories } from '../useCategories.ts';
import { CountryField } from './CountryField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { PictureList } from './PictureList.tsx';
import { combinesOptions, type ProductForm, toFirstVariants } from './productForm.ts';
import { RelatedProducts } from './RelatedProducts.tsx';
import { useCountries } from './useCountries.ts';
import { VariantFields } from './variants/VariantFields.tsx';

interface ProductFieldsProps {
  form: UseFormReturn<ProductForm>;
  /** Null: a new one. */
  productId: string | null;
  isUploading: boolean;
  onUploadingChange: (isUploading: boolean) => void;
}

/** The fields of the editor. */
export function ProductFields({ form, productId, isUploading, onUploadingChange }: ProductFieldsProps) {
  const { categories } = useCategories();
  const countries = useCountries();
  const { register, watch, setValue, formState } = form;
  const variants = watch('variants');
  const hasVariants = variants.length > 0;
  const errorOf = (name: keyof ProductForm) => errorMessage(formState.errors[name]);
  return (
    <Stack gap="5" maxWidth="4xl">
      <FormField label="Name" error={errorOf('name')} isRequired>
        <Input {...register('name')} />
      </FormField>
      {/* No Field: its inputs would all have the same id, and the button would not find its file input. */}
      <Fieldset.Root invalid={Boolean(errorOf('images'))}>
        <Fieldset.Legend>Pictures</Fieldset.Legend>
        <PictureList
          pictures={watch('images')}
          onChange={(change) => setValue('images', change(form.getValues('images')), { shouldDirty: true })}
          isUploading={isUploading}
          onUploadingChange={onUploadingChange}
        />
        <Fieldset.ErrorText>{errorOf('images')}</Fieldset.ErrorText>
      </Fieldset.Root>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <FormField label="Brand" error={errorOf('brand')} isRequired>
          <Input {...register('brand')} />
        </FormField>
        <FormField label="Sub-category" error={errorOf('subCategoryId')} isRequired>
          <Select key={categories.length} {...register('subCategoryId')}>
            <option value="">Please choose</option>
            <CategoryOptions categories={categories} />
          </Select>
        </FormField>
        {!hasVariants && (
          <>
            <FormField label="Price (Rs)" error={errorOf('price')} isRequired>
              <Input {...register('price')} type="number" step="0.01" min="0.01" />
            </FormField>
            <FormField
              label="Old price (Rs)"
              error={errorOf('oldPrice')}
              help="Equal to the price: no discount"
            >
              <Input {...register('oldPrice')} type="number" step="0.01" min="0.01" />
            </FormField>
          </>
        )}
        {productId === null && (
          <FormField
            label="Stock"
            error={errorOf('stock')}
            help={
              hasVariants && variants.every(({ item }) => item)
                ? 'Each size sells from another stock: leave it empty'
                : 'Units on your shelf now; empty: none'
            }
          >
            <Input {...register('stock')} inputMode="numeric" autoComplete="off" />
          </FormField>
        )}
        <FormField
          label="Item code (SKU)"
          error={errorOf('sku')}
          help="Your own code of the product; an import finds the product by it"
        >
          <Input {...register('sku')} autoComplete="off" />
        </FormField>
        <FormField
          label="HSN code"
          error={errorOf('hsn')}
          help="4, 6 or 8 digits, for invoices; empty: that of the category"
        >
          <Input {...register('hsn')} inputMode="numeric" autoComplete="off" />
        </FormField>
        <FormField
          label="GST (%)"
          error={errorOf('gst')}
          help="Included in the price, such as 5, or exempt; empty: that of the category"
        >
          <Input {...register('gst')} autoComplete="off" />
        </FormField>
        <CountryField
          codes={watch('countries')}
          error={errorOf('countries')}
          onChange={(codes) => setValue('countries', codes, { shouldDirty: true })}
        />
        <FormField
          label="Contents"
          error={errorOf('contents')}
          help="What a package contains, such as 500 g or 6 pieces: shoppers see its unit price. Not for a product with options"
        >
          <Input {...register('contents')} autoComplete="off" />
        </FormField>
        <FormField
          label="Country of origin"
          error={errorOf('countryOfOrigin')}
          help="Where it was made or grown; shoppers must be able to find imported goods by it"
        >
          <Select key={countries.length} {...register('countryOfOrigin')}>
            <option value="">Not said</option>
            {countries.map(({ iso2, country }) => (
              <option key={iso2} value={iso2}>
                {country}
              </option>
            ))}
          </Select>
        </FormField>
      </SimpleGrid>
      <FormField
        label="Description"
        error={errorOf('description')}
        help="An empty line begins a new paragraph"
      >
        <Textarea {...register('description')} rows={8} />
      </FormField>
      {(!hasVariants || combinesOptions(form.getValues())) && (
        <OptionFields form={form} categories={categories} />
      )}
      <VariantFields
        variants={variants}
        initialVariants={() => toFirstVariants(form.getValues())}
        productName={watch('name')}
        errors={formState.errors.variants}
        onChange={(next) =>
          setValue('variants', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      />
      <RelatedProducts
        products={watch('related')}
        ownId={productId}
        error={errorOf('related')}
        onChange={(products) => setValue('related', products, { shouldDirty: true })}
      />
      <Checkbox.Root
        checked={watch('featured')}
        onCheckedChange={({ checked }) => setValue('featured', checked === true, { shouldDirty: true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Featured on the home page</Checkbox.Label>
      </Checkbox.Root>
    </Stack>
  );
}
