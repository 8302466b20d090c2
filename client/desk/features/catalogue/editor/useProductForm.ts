import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { parseUnits } from '../../../lib/forms/parseUnits.ts';
import { useFormConflict } from '../../../ui/conflicts/useFormConflict.ts';
import { showError } from '../../../ui/messages/toaster.tsx';
import type { DeskProduct } from '../deskProduct.ts';
import { useCategories } from '../useCategories.ts';
import { useSaveProducts } from '../useSaveProducts.ts';
import {
  changedInput,
  fieldLabels,
  type ProductForm,
  productResolver,
  shownField,
  toForm,
  toInput,
} from './productForm.ts';
import { useCreateProduct } from './useCreateProduct.ts';

/** The form has the related products themselves. */
const toFormField = (field: string) => (field === 'relatedIds' ? 'related' : (field as keyof ProductForm));

/** The form of a product, and saving it. @param onCreated is called with the id of a new product, or of a copy */
export function useProductForm(product: DeskProduct | null, onCreated: (id: string) => void) {
  const { subCategories } = useCategories();
  const form = useForm<ProductForm>({ defaultValues: toForm(product), resolver: productResolver });
  /** The version that the form began with. */
  const [base, setBase] = useState(product);
  const nameOf = (id: string) => subCategories.find((one) => one.id === id)?.name ?? id;
  const conflict = useFormConflict<ProductForm, DeskProduct>({
    form,
    labels: fieldLabels,
    show: (field, values) => shownField(field, values, nameOf),
    rebase: setBase,
    save: (stored) => saveOver(stored, form.getValues()),
  });
  const showRefusals = (refusals: readonly { field: string | null; message: string }[]) => {
    // One without a field is told by the message of the result.
    for (const { field, message } of refusals)
      if (field !== null) form.setError(toFormField(field), { message });
  };
  const { save, busy } = useSaveProducts({
    onSaved: ([saved]) => {
      if (!saved) return;
      setBase(saved);
      form.reset(toForm(saved));
    },
    onConflict: ([first], message) => {
      if (first) void conflict.resolve({ values: toForm(first.stored), stored: first.stored, message });
    },
    onRefused: (refusals, message) => {
      showRefusals(refusals);
      showError(message);
    },
  });
  const creation = useCreateProduct({ onCreated, onRefused: showRefusals });
  const saveOver = (stored: DeskProduct, values: ProductForm) =>
    save([{ id: stored.id, version: stored.version, ...changedInput(stored, toInput(values)) }], [stored]);

  return {
    form,
    base,
    /** Continues with another version, keeping what was typed. */
    setBase,
    busy: busy || creation.busy,
    duplicate: creation.duplicate,
    submit: form.handleSubmit(async (values) => {
      if (base) await saveOver(base, values);
      else await creation.create({ ...toInput(values), stock: parseUnits(values.stock) ?? 0 });
    }),
    conflict: conflict.alert,
  };
}
