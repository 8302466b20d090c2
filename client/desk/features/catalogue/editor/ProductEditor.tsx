import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../../lib/staff.ts';
import { ConflictAlert } from '../../../ui/ConflictAlert.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import type { DeskProduct } from '../deskProduct.ts';
import { useMoveProducts } from '../useMoveProducts.ts';
import { ProductFields } from './ProductFields.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { useProductForm } from './useProductForm.ts';

/** The page of a product: all that can be edited of it. @param product null: a new one */
export function ProductEditor({ product }: { product: DeskProduct | null }) {
  const navigate = useNavigate();
  const canEdit = useCan('EDIT_CATALOGUE');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { form, base, setBase, busy, duplicate, submit, conflict } = useProductForm(product, setOpenedId);
  const { withdraw, restore, busy: isMoving } = useMoveProducts((moved) => moved[0] && setBase(moved[0]));
  const { isDirty } = form.formState;
  // After a render, in which the page has no unsaved changes any more.
  useEffect(() => {
    if (openedId !== null) void navigate(`/products/${openedId}`);
  }, [openedId, navigate]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (canEdit && (isDirty || !base)) void submit();
  };

  return (
    <form onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown} noValidate>
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
                <Button size="sm" variant="outline" loading={busy} onClick={() => void duplicate(base.id)}>
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
          <ConflictAlert
            message="Somebody else has changed this product meanwhile. Nothing was saved. What only they have changed stays in any case."
            fields={conflict.fields}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={conflict.takeTheirs}
          />
        </Box>
      )}
      <fieldset disabled={!canEdit}>
        <ProductFields form={form} />
      </fieldset>
      {canEdit && (isDirty || !base) && (
        <SaveBar busy={busy} onDiscard={() => form.reset()} canDiscard={isDirty} />
      )}
    </form>
  );
}

interface SaveBarProps {
  busy: boolean;
  canDiscard: boolean;
  onDiscard: () => void;
}

/** Stays in sight below a long form. */
const SaveBar = ({ busy, canDiscard, onDiscard }: SaveBarProps) => (
  <Flex
    as="section"
    aria-label="Unsaved changes"
    position="sticky"
    bottom="0"
    zIndex="docked"
    gap="3"
    align="center"
    justify="space-between"
    marginTop="5"
    padding="3"
    maxWidth="4xl"
    borderWidth="1px"
    rounded="l2"
    bg="bg.panel"
    shadow="md"
  >
    <Text fontWeight="semibold">Not saved yet</Text>
    <Flex gap="2">
      {canDiscard && (
        <Button size="sm" variant="outline" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button size="sm" type="submit" loading={busy}>
        Save
      </Button>
    </Flex>
  </Flex>
);
