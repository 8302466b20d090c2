import { Button, Checkbox, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { OfferFragment } from '../../generated/graphql.ts';
import { submitForm } from '../../lib/forms/submitForm.ts';
import { useUtcOffset } from '../../lib/shopTime.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { Options, Select } from '../../ui/forms/Select.tsx';
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx';
import { showRefusal } from '../../ui/messages/showRefusal.ts';
import { showSuccess } from '../../ui/messages/toaster.tsx';
import { SAVE_OFFER } from './documents.ts';
import { OfferPreview } from './OfferPreview.tsx';
import {
  createResolver,
  emptyOffer,
  isValid,
  kindLabels,
  type OfferForm,
  scopeLabels,
  toForm,
  toInput,
} from './offerForm.ts';
import { ScopeField } from './ScopeField.tsx';

type TextName = Exclude<keyof OfferForm, 'kind' | 'scope' | 'scopeIds' | 'firstOrderOnly' | 'active'>;

interface OfferEditorProps {
  /** Null: a new one. */
  offer: OfferFragment | null;
  /** Called with the stored offer. */
  onSaved: (offer: OfferFragment) => void;
}

/** Edits an offer beside a sample basket. */
export function OfferEditor({ offer, onSaved }: OfferEditorProps) {
  const utcOffset = useUtcOffset();
  const form = useForm<OfferForm>({
    defaultValues: offer ? toForm(offer, utcOffset) : emptyOffer,
    resolver: createResolver(utcOffset),
  });
  const { errors, isDirty } = form.formState;
  const { mutate, busy } = useResultMutation(SAVE_OFFER);
  const values = useWatch({ control: form.control }) as OfferForm;
  const { kind, scope } = values;

  const save = async (typed: OfferForm): Promise<boolean> => {
    const input = toInput(typed, utcOffset);
    const result = await mutate({
      variables: { id: offer?.id ?? null, version: offer?.version ?? 0, input },
    });
    if (result.__typename !== 'DeskOfferSaved') {
      showRefusal(form, result);
      return false;
    }
    form.reset(toForm(result.offer, utcOffset));
    showSuccess('The offer is saved');
    onSaved(result.offer);
    return true;
  };

  const text = (name: TextName, label: string, help?: string, type = 'text') => (
    <FormField label={label} help={help} error={errors[name]?.message}>
      <Input type={type} {...form.register(name)} />
    </FormField>
  );
  const checkbox = (name: 'firstOrderOnly' | 'active', label: string) => (
    <FormField label="" error={errors[name]?.message}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, ...field } }) => (
          <Checkbox.Root
            checked={value}
            onCheckedChange={({ checked }) => onChange(checked === true)}
            name={field.name}
          >
            <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
            <Checkbox.Control />
            <Checkbox.Label>{label}</Checkbox.Label>
          </Checkbox.Root>
        )}
      />
    </FormField>
  );

  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="8">
      <form noValidate onSubmit={(event) => void submitForm(form, save, event)}>
        <Stack gap="4">
          {text('name', 'Name', 'As shoppers see it')}
          {text('code', 'Code', 'Empty: it applies by itself')}
          <FormField label="Kind">
            <Select {...form.register('kind')}>
              <Options labels={kindLabels} />
            </Select>
          </FormField>
          {kind === 'PERCENT' && text('percent', 'Percent')}
          {kind === 'AMOUNT' && text('amount', 'Amount in rupees')}
          {kind === 'BUY_GET' && text('buyQuantity', 'Units to buy')}
          {kind === 'BUY_GET' && text('freeQuantity', 'Units free', 'The cheapest of each group')}
          {kind === 'CHEAPEST_FREE' &&
            text('buyQuantity', 'From so many units on', 'Once an order; the free one counts')}
          <FormField label="For">
            <Select {...form.register('scope', { onChange: () => form.setValue('scopeIds', []) })}>
              <Options labels={scopeLabels} />
            </Select>
          </FormField>
          {scope !== 'ALL' && (
            <Controller
              control={form.control}
              name="scopeIds"
              render={({ field }) => (
                <ScopeField
                  scope={scope}
                  choices={field.value}
                  error={errors.scopeIds?.message}
                  onChange={field.onChange}
                />
              )}
            />
          )}
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            {text('startsAt', 'Begins (shop’s time)', 'Empty: at once', 'datetime-local')}
            {text('endsAt', 'Ends (shop’s time)', 'Empty: never', 'datetime-local')}
            {text('maxUses', 'Limit', 'Orders of all shoppers; empty: none')}
            {text('maxUsesPerShopper', 'Limit for a shopper', 'Orders of one shopper; empty: none')}
            {text('minBasket', 'Minimum in rupees', 'What the basket must cost before discounts')}
          </SimpleGrid>
          {checkbox('firstOrderOnly', 'Only for a shopper’s first order')}
          {checkbox('active', 'On: shoppers get it')}
          <Button type="submit" alignSelf="start" loading={busy} disabled={!isDirty}>
            Save offer
          </Button>
        </Stack>
        <UnsavedChanges hasChanges={isDirty} />
      </form>
      <OfferPreview input={isValid(values, utcOffset) ? toInput(values, utcOffset) : null} />
    </SimpleGrid>
  );
}
