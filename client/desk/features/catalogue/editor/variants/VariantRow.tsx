import { Checkbox, Field, Fieldset, Grid, Input, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../../lib/forms/errorMessage.ts';
import { Options, Select } from '../../../../ui/forms/Select.tsx';
import { optionHint } from './optionContents.ts';
import { type FormItem, type FormVariant, itemText, unitNames, type VariantChange } from './variantForm.ts';

/** What the field of the stock asks for. */
export type StockChoice = FormItem | null | 'new' | 'choose';

interface VariantRowProps {
  variant: FormVariant;
  /** For screen readers. */
  name: string;
  /** Of the form's check: of the fields, or of the variant as a whole. */
  errors: unknown;
  /** In a wide window the labels stand above the first row only. */
  isFirst: boolean;
  /** Inventory items that can be chosen at once. */
  items: readonly FormItem[];
  onChange: (change: VariantChange) => void;
  onStockChange: (choice: StockChoice) => void;
  /** Buttons for order and removal. */
  children: ReactNode;
}

const OWN_UNITS = 'own';
const columns = { base: '1fr 1fr', md: '1.5fr 1fr 1fr 1fr 1fr 1.2fr 1.4fr' };

/** The fields of a variant: on a phone a card, else two lines of a table. */
export function VariantRow({ variant, name, errors, isFirst, items, ...row }: VariantRowProps) {
  const cell = (field: keyof FormVariant, label: string) => ({
    label,
    isLabelled: isFirst,
    error: errorMessage(errorsOf(errors)[field]),
  });
  const textInput = (field: Exclude<keyof VariantChange, 'isOnSale' | 'weighed' | 'unit'>) => ({
    size: 'sm' as const,
    autoComplete: 'off',
    value: variant[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      row.onChange({ [field]: currentTarget.value }),
  });
  const money = { type: 'number', step: '0.01', min: '0.01' };
  const ownMessage = errorsOf(errors).message;
  return (
    <Fieldset.Root
      invalid={typeof ownMessage === 'string'}
      borderWidth="1px"
      rounded="l2"
      padding="3"
      aria-label={name}
    >
      <Grid templateColumns={columns} gap="3" alignItems="start">
        <Cell {...cell('label', 'Option')}>
          <Input {...textInput('label')} placeholder="500 g" />
        </Cell>
        <Cell {...cell('price', 'Price (Rs)')}>
          <Input {...textInput('price')} {...money} />
        </Cell>
        <Cell {...cell('oldPrice', 'Old price (Rs)')}>
          <Input {...textInput('oldPrice')} {...money} placeholder="none" />
        </Cell>
        <Cell {...cell('amount', 'Contains')} hint={optionHint(variant)}>
          <Input {...textInput('amount')} inputMode="numeric" placeholder="500" />
        </Cell>
        <Cell {...cell('unit', 'Unit')}>
          <Select
            frame={{ size: 'sm' }}
            value={variant.unit}
            onChange={({ currentTarget }) =>
              row.onChange({ unit: currentTarget.value as FormVariant['unit'] })
            }
          >
            <Options labels={unitNames} />
          </Select>
        </Cell>
        <Cell {...cell('sku', 'Item code (SKU)')}>
          <Input {...textInput('sku')} />
        </Cell>
        <Cell {...cell('gtin', 'Bar code')}>
          <Input {...textInput('gtin')} inputMode="numeric" />
        </Cell>
        <Cell {...cell('item', 'Stock')} columns={{ base: 'span 2', md: 'span 3' }}>
          <StockSelect item={variant.item} items={items} onChange={row.onStockChange} />
        </Cell>
        <Cell {...cell('takes', takesLabel(variant.item))}>
          <Input {...textInput('takes')} inputMode="numeric" />
        </Cell>
        <Stack gap="1" alignSelf="center" gridColumn={{ md: 'span 2' }}>
          <Flag label="On sale" isOn={variant.isOnSale} onChange={(isOnSale) => row.onChange({ isOnSale })} />
          <Flag
            label="Weighed when packed"
            isOn={variant.weighed}
            onChange={(weighed) => row.onChange({ weighed })}
          />
        </Stack>
        <Stack alignSelf="center" justifySelf="end" gridColumn={{ base: 'span 2', md: 'auto' }}>
          {row.children}
        </Stack>
      </Grid>
      <Fieldset.ErrorText>{typeof ownMessage === 'string' && ownMessage}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}

/** The errors by field; those of the required quantity and of the inventory item stand at the fields that are shown for them. */
function errorsOf(errors: unknown): Record<string, unknown> {
  const byField = (errors ?? {}) as Record<string, unknown>;
  return { ...byField, takes: byField.requiredQuantity, item: byField.inventoryId };
}

const takesLabel = (item: FormItem | null): string =>
  item && item.countedIn !== 'PIECE' ? `Takes (${unitNames[item.countedIn]})` : 'Takes (units)';

interface CellProps {
  label: string;
  isLabelled: boolean;
  error: string | undefined;
  /** A doubt about what is typed. */
  hint?: string | undefined;
  columns?: { base: string; md: string };
  children: ReactNode;
}

const Cell = ({ label, isLabelled, error, hint, columns: gridColumn, children }: CellProps) => (
  <Field.Root invalid={Boolean(error)} {...(gridColumn && { gridColumn })}>
    <Field.Label srOnly={{ base: false, md: !isLabelled }}>{label}</Field.Label>
    {children}
    {hint && <Field.HelperText>{hint}</Field.HelperText>}
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);

interface FlagProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Flag = ({ label, isOn, onChange }: FlagProps) => (
  <Checkbox.Root size="sm" checked={isOn} onCheckedChange={({ checked }) => onChange(checked === true)}>
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label>{label}</Checkbox.Label>
  </Checkbox.Root>
);

interface StockSelectProps {
  item: FormItem | null;
  items: readonly FormItem[];
  onChange: (choice: StockChoice) => void;
}

function StockSelect({ item, items, onChange }: StockSelectProps) {
  const choose = (value: string) => {
    if (value === 'new' || value === 'choose') onChange(value);
    else onChange(items.find(({ id }) => id === value) ?? null);
  };
  return (
    <Select
      frame={{ size: 'sm' }}
      value={item?.id ?? OWN_UNITS}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value={OWN_UNITS}>The product’s own units</option>
      {items.map((one) => (
        <option key={one.id} value={one.id}>
          {itemText(one)}
        </option>
      ))}
      <option value="new">A new stock of its own …</option>
      <option value="choose">Another stock …</option>
    </Select>
  );
}
