import { Alert, Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../../lib/staff.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import type { DeskProduct } from '../deskProduct.ts';
import { useMoveProducts } from '../useMoveProducts.ts';
import { useSaveProducts } from '../useSaveProducts.ts';
import { ProductFields } from './ProductFields.tsx';
import { changedInput, type ProductForm, toForm, toInput } from './productForm.ts';
import { useCreateProduct } from './useCreateProduct.ts';

const toFormField = (field: string | null): keyof ProductForm =>
  field === 'images' ? 'pictures' : ((field ?? 'name') as keyof ProductForm);

/** The page of a product: all that can be edited of it. @param product null: a new one */
export function ProductEditor({ product }: { product: DeskProduct | null }) {
  const navigate = useNavigate();
  const canEdit = useCan('EDIT_CATALOGUE');
  const form = useForm<ProductForm>({ defaultValues: toForm(product) });
  /** The version that the form began with. */
  const [base, setBase] = useState(product);
  const [conflict, setConflict] = useState<DeskProduct | null>(null);
  const restart = (next: DeskProduct) => {
    setBase(next);
    setConflict(null);
    form.reset(toForm(next));
  };
  const showRefusals = (refusals: readonly { field: string | null; message: string }[]) => {
    for (const { field, message } of refusals) form.setError(toFormField(field), { message });
  };
  const { save, busy } = useSaveProducts({
    onSaved: ([saved]) => saved && restart(saved),
    onConflict: ([stored]) => setConflict(stored ?? null),
    onRefused: showRefusals,
  });
  const open = (id: string) => void navigate(`/products/${id}`);
  const {
    create,
    duplicate,
    busy: isCreating,
  } = useCreateProduct({ onCreated: open, onRefused: showRefusals });
  const { withdraw, restore, busy: isMoving } = useMoveProducts((moved) => moved[0] && restart(moved[0]));

  const submit = form.handleSubmit(async (values) => {
    const input = toInput(values);
    if (!base) return create(input);
    await save([{ id: base.id, version: base.version, ...changedInput(base, input) }], [base]);
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <PageHeader
        title={base?.name ?? 'New product'}
        description={base && `${base.stock} in stock · ${base.withdrawn ? 'not on sale' : 'on sale'}`}
        actions={
          <>
            {base && !base.withdrawn && (
              <Button asChild size="sm" variant="ghost">
                <a href={`/product/${base.id}`} target="_blank" rel="noreferrer">
                  Preview
                </a>
              </Button>
            )}
            {base && canEdit && (
              <>
                <Button
                  size="sm"
                  variant="outline"
                  loading={isCreating}
                  onClick={() => void duplicate(base.id)}
                >
                  Duplicate
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  loading={isMoving}
                  onClick={() => void (base.withdrawn ? restore : withdraw)([base.id])}
                >
                  {base.withdrawn ? 'Put on sale' : 'Withdraw'}
                </Button>
              </>
            )}
            {canEdit && (
              <Button
                size="sm"
                type="submit"
                loading={busy || isCreating}
                disabled={Boolean(base) && !form.formState.isDirty}
              >
                Save
              </Button>
            )}
          </>
        }
      />
      {conflict && (
        <EditConflict
          onTake={() => restart(conflict)}
          onKeep={() => {
            setBase(conflict);
            setConflict(null);
          }}
        />
      )}
      <fieldset disabled={!canEdit}>
        <ProductFields form={form} />
      </fieldset>
    </form>
  );
}

const EditConflict = ({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) => (
  <Alert.Root status="warning" marginBottom="5" role="alert">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>Somebody else has changed this product meanwhile. Nothing was saved.</Alert.Title>
      <HStack marginTop="2">
        <Button size="xs" variant="outline" onClick={onTake}>
          Show theirs
        </Button>
        <Button size="xs" onClick={onKeep}>
          Keep mine, to save again
        </Button>
      </HStack>
    </Alert.Content>
  </Alert.Root>
);
