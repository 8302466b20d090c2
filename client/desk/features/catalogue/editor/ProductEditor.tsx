import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSaveKey } from '../../../lib/forms/useSaveKey.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { hasOpenDialog } from '../../../lib/shortcuts.ts';
import { ConflictAlert } from '../../../ui/conflicts/ConflictAlert.tsx';
import { ActionBar } from '../../../ui/forms/ActionBar.tsx';
import { DiscardButton } from '../../../ui/forms/DiscardButton.tsx';
import { UnsavedChanges } from '../../../ui/forms/UnsavedChanges.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ReadOnlyNote } from '../../../ui/states.tsx';
import type { DeskProduct } from '../deskProduct.ts';
import { UploadNote } from '../UploadNote.tsx';
import { useMoveProducts } from '../useMoveProducts.ts';
import { OldPriceWarning } from './OldPriceWarning.tsx';
import { unchargedOldPrices } from './oldPrices.ts';
import { ProductFields } from './ProductFields.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { useProductForm } from './useProductForm.ts';
import { UnsoldStockWarning } from './variants/UnsoldStockWarning.tsx';
import { unsoldStock } from './variants/unsoldStock.ts';

interface ProductEditorProps {
  /** Null: a new one. */
  product: DeskProduct | null;
  /** What is shown of its stock, above the fields. */
  stock?: ReactNode;
}

/** The page of a product: all that can be edited of it. */
export function ProductEditor({ product, stock }: ProductEditorProps) {
  const navigate = useNavigate();
  const canEdit = useCan('EDIT_CATALOGUE');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { form, base, setBase, busy, duplicate, submit, conflict } = useProductForm(product, setOpenedId);
  const { withdraw, restore, busy: isMoving } = useMoveProducts((moved) => moved[0] && setBase(moved[0]));
  const [isUploading, setUploading] = useState(false);
  const isDirty = form.formState.isDirty || isUploading;
  // After a render, in which the page has no unsaved changes any more.
  useEffect(() => {
    if (openedId !== null) void navigate(`/products/${openedId}`);
  }, [openedId, navigate]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event) || hasOpenDialog()) return;
    event.preventDefault();
    if (canEdit && !isUploading && (isDirty || !base)) void submit();
  };

  return (
    <>
      <UnsavedChanges hasChanges={isDirty && (base !== null || openedId === null)} />
      <PageHeader
        title={base?.name ?? 'New product'}
        description={
          base && `${base.withdrawn ? 'Not on sale' : 'On sale'}${base.sku ? ` · ${base.sku}` : ''}`
        }
        actions={
          <>
            <ProductPreview
              values={form.watch()}
              shopPath={base && !base.withdrawn ? `/product/${base.id}` : null}
            />
            {base && canEdit && (
              <>
                <Button
                  size="sm"
                  variant="outline"
                  loading={busy}
                  disabled={isUploading}
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
          </>
        }
      />
      {conflict && (
        <Box marginBottom="5">
          <ConflictAlert {...conflict} />
        </Box>
      )}
      {/* A form of its own, which must not be in another one. */}
      {stock}
      {!canEdit && <ReadOnlyNote what="products" />}
      <form onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown} noValidate>
        <fieldset disabled={!canEdit}>
          <ProductFields
            form={form}
            productId={base?.id ?? null}
            isUploading={isUploading}
            onUploadingChange={setUploading}
          />
          <OldPriceWarning prices={unchargedOldPrices(form.watch(), base)} marginTop="5" maxWidth="4xl" />
          <UnsoldStockWarning stocks={unsoldStock(form.watch('variants'), base)} />
        </fieldset>
        {canEdit && (isDirty || !base) && (
          <SaveBar
            busy={busy}
            isUploading={isUploading}
            onDiscard={() => form.reset()}
            canDiscard={isDirty && !isUploading}
          />
        )}
      </form>
    </>
  );
}

interface SaveBarProps {
  busy: boolean;
  isUploading: boolean;
  canDiscard: boolean;
  onDiscard: () => void;
}

const SaveBar = ({ busy, isUploading, canDiscard, onDiscard }: SaveBarProps) => (
  <ActionBar label="Unsaved changes" maxWidth="4xl">
    {isUploading ? <UploadNote /> : <Text fontWeight="semibold">Not saved yet</Text>}
    <Flex gap="2">
      {canDiscard && <DiscardButton changes="What you have changed on this page" onDiscard={onDiscard} />}
      <Button size="sm" type="submit" loading={busy} disabled={isUploading}>
        Save
      </Button>
    </Flex>
  </ActionBar>
);
