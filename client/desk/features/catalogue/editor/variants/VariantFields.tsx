import { Button, Fieldset, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import { MAX_VARIANTS } from '../../../../../../server/src/features/catalog/desk/products/variant.input.ts';
import type { InventoryItem } from '../../deskProduct.ts';
import { OrderButtons } from '../OrderButtons.tsx';
import { useItemOrder } from '../useItemOrder.ts';
import { ChooseItemDialog } from './ChooseItemDialog.tsx';
import { EqualTakesWarning } from './EqualTakesWarning.tsx';
import { equalTakes } from './equalTakes.ts';
import { NewItemDialog } from './NewItemDialog.tsx';
import { OwnStocksDialog } from './OwnStocksDialog.tsx';
import { VariantRow } from './VariantRow.tsx';
import { changeVariant, type FormItem, type FormVariant, newVariant, withItem } from './variantForm.ts';

interface VariantFieldsProps {
  variants: readonly FormVariant[];
  /** Those that the variants would begin with; it has at least one. */
  initialVariants: () => FormVariant[];
  /** Of the product, for new inventory items. */
  productName: string;
  /** Of the form's check: of the list, or of its entries. */
  errors: unknown;
  onChange: (variants: FormVariant[]) => void;
}

/** The open dialog. It is about all variants, about some that share a stock, or about the one with this key. */
type StockDialog =
  | { kind: 'loose' }
  | { kind: 'separate'; variants: readonly FormVariant[] }
  | { kind: 'new' | 'choose'; key: string };

/** The options of a product with prices and stocks of their own, if it has any. */
export function VariantFields({ variants, productName, errors, ...props }: VariantFieldsProps) {
  const { initialVariants, onChange } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<StockDialog | null>(null);
  /** Those that were given up for one price: nothing typed is lost by a wrong press. */
  const [givenUp, setGivenUp] = useState<FormVariant[]>([]);
  const orderOf = useItemOrder({
    items: variants,
    keyOf: ({ key }) => key,
    name: 'variant',
    fallback: addButton,
    onChange,
  });
  const closeDialog = () => setDialog(null);
  const replace = (key: string, change: (variant: FormVariant) => FormVariant) =>
    onChange(variants.map((variant) => (variant.key === key ? change(variant) : variant)));
  const drawOn = (item: InventoryItem) =>
    dialog?.kind === 'loose'
      ? onChange(variants.map((variant) => withItem(variant, item)))
      : dialog && 'key' in dialog && replace(dialog.key, (variant) => withItem(variant, item));
  const dialogVariant = dialog && 'key' in dialog && variants.find(({ key }) => key === dialog.key);
  const { message, byIndex } = splitErrors(errors);

  return (
    <Fieldset.Root id="variants" invalid={message !== undefined}>
      <Fieldset.Legend>Sizes and prices</Fieldset.Legend>
      {variants.length === 0 ? (
        <HStack wrap="wrap" gap="4">
          <Text>One price for all options</Text>
          <Button
            size="sm"
            variant="outline"
            onClick={() => onChange(givenUp.length > 0 ? givenUp : initialVariants())}
          >
            Give each option its own price
          </Button>
        </HStack>
      ) : (
        <Stack gap="3">
          {variants.map((variant, index) => {
            const name = variant.label || `size ${index + 1}`;
            return (
              <VariantRow
                key={variant.key}
                variant={variant}
                name={name}
                errors={byIndex[index]}
                isFirst={index === 0}
                items={itemsOf(variants)}
                onChange={(change) => replace(variant.key, (one) => changeVariant(one, change))}
                onStockChange={(choice) =>
                  choice === 'new' || choice === 'choose'
                    ? setDialog({ kind: choice, key: variant.key })
                    : replace(variant.key, (one) => withItem(one, choice))
                }
              >
                {/* The last one goes by the button for one price. */}
                {variants.length > 1 && <OrderButtons label={name} {...orderOf(variant)} />}
              </VariantRow>
            );
          })}
          {equalTakes(variants).map((group) => (
            <EqualTakesWarning
              key={group[0]?.key}
              variants={group}
              onSeparate={() => setDialog({ kind: 'separate', variants: group })}
            />
          ))}
          <HStack wrap="wrap" gap="2">
            <Button
              ref={addButton}
              size="sm"
              variant="outline"
              disabled={variants.length >= MAX_VARIANTS}
              onClick={() => onChange([...variants, withItem(emptyVariant(), sharedItem(variants))])}
            >
              <LuPlus aria-hidden />
              Add a size
            </Button>
            <Button size="sm" variant="outline" onClick={() => setDialog({ kind: 'loose' })}>
              Sold loose: one stock in grams
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                setGivenUp([...variants]);
                onChange([]);
              }}
            >
              One price for all options
            </Button>
          </HStack>
        </Stack>
      )}
      <Fieldset.HelperText>
        Shoppers see the options in this order. A size takes the given quantity of its stock: 1 kg takes 1000
        of a stock in grams.
      </Fieldset.HelperText>
      <Fieldset.ErrorText>{message}</Fieldset.ErrorText>
      {dialog?.kind === 'loose' && (
        <NewItemDialog countedIn="G" name={productName} onCreated={drawOn} onClose={closeDialog} />
      )}
      {dialog?.kind === 'new' && dialogVariant && (
        <NewItemDialog
          countedIn="PIECE"
          name={`${productName} ${dialogVariant.label}`.trim()}
          onCreated={drawOn}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'separate' && (
        <OwnStocksDialog
          productName={productName}
          variants={dialog.variants}
          onCreated={(items) =>
            onChange(
              variants.map((one) => {
                const item = items.get(one.key);
                return item ? withItem(one, item) : one;
              }),
            )
          }
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'choose' && <ChooseItemDialog onChoose={drawOn} onClose={closeDialog} />}
    </Fieldset.Root>
  );
}

const emptyVariant = () => newVariant({ label: '', price: '', oldPrice: '' });

/** The inventory items that variants draw on, each once. */
const itemsOf = (variants: readonly FormVariant[]): FormItem[] => [
  ...new Map(variants.flatMap(({ item }) => (item ? [[item.id, item] as const] : []))).values(),
];

/** The inventory item that one more variant draws on: that of loose goods, which all share. */
const sharedItem = (variants: readonly FormVariant[]): FormItem | null => {
  const item = variants[0]?.item;
  const isShared = item && item.countedIn !== 'PIECE' && variants.every((one) => one.item?.id === item.id);
  return isShared ? item : null;
};

/** A refusal of the list as a whole, and the errors of its entries. */
function splitErrors(errors: unknown): { message: string | undefined; byIndex: Record<number, unknown> } {
  const { message, ...byIndex } = (errors ?? {}) as { message?: unknown };
  return { message: typeof message === 'string' ? message : undefined, byIndex };
}
