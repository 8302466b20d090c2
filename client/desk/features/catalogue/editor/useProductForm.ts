import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ConflictingField } from '../../../ui/ConflictAlert.tsx';
import { showError } from '../../../ui/toaster.tsx';
import type { DeskProduct } from '../deskProduct.ts';
import { useCategories } from '../useCategories.ts';
import { useSaveProducts } from '../useSaveProducts.ts';
import {
  changedInput,
  mergeForms,
  type ProductForm,
  productResolver,
  toForm,
  toInput,
} from './productForm.ts';
import { useCreateProduct } from './useCreateProduct.ts';

interface Conflict {
  stored: DeskProduct;
  values: ProductForm;
  fields: readonly ConflictingField[];
}

/** The form has the related products themselves. */
const toFormField = (field: string) => (field === 'relatedIds' ? 'related' : (field as keyof ProductForm));

/** The form of a product, and saving it. @param onCreated is called with the id of a new product, or of a copy */
export function useProductForm(product: DeskProduct | null, onCreated: (id: string) => void) {
  const { subCategories } = useCategories();
  const form = useForm<ProductForm>({ defaultValues: toForm(product), resolver: productResolver });
  /** The version that the form began with. */
  const [base, setBase] = useState(product);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  function restart(next: DeskProduct): void {
    setBase(next);
    setConflict(null);
    form.reset(toForm(next));
  }
  function showConflict(stored: DeskProduct): void {
    if (!base) return;
    const nameOf = (id: string) => subCategories.find((one) => one.id === id)?.name ?? id;
    const { values, conflicts } = mergeForms(base, form.getValues(), stored, nameOf);
    setConflict({ stored, values, fields: conflicts });
  }
  const showRefusals = (refusals: readonly { field: string | null; message: string }[]) => {
    // One without a field is told by the message of the result.
    for (const { field, message } of refusals)
      if (field !== null) form.setError(toFormField(field), { message });
  };
  const { save, busy } = useSaveProducts({
    onSaved: ([saved]) => saved && restart(saved),
    onConflict: ([stored]) => stored && showConflict(stored),
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
      else await creation.create({ ...toInput(values), stock: Number(values.stock) });
    }),
    conflict: conflict && {
      fields: conflict.fields,
      takeStored: () => restart(conflict.stored),
      /** Saves one's own changes on top of what was saved meanwhile. */
      keepMine: () => {
        setBase(conflict.stored);
        setConflict(null);
        form.reset(toForm(conflict.stored));
        for (const [field, value] of Object.entries(conflict.values))
          form.setValue(field as keyof ProductForm, value, { shouldDirty: true });
        void saveOver(conflict.stored, conflict.values);
      },
    },
  };
}
