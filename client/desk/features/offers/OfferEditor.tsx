import { useApolloClient } from '@apollo/client/react';
import { Button, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { OfferFragment } from '../../generated/graphql.ts';
import { useUtcOffset } from '../../lib/shopTime.ts';
import { ConflictAlert } from '../../ui/conflicts/ConflictAlert.tsx';
import { useVersionedForm } from '../../ui/conflicts/useVersionedForm.ts';
import { CheckboxField } from '../../ui/forms/CheckboxField.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { Options, Select } from '../../ui/forms/Select.tsx';
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx';
import { showSuccess } from '../../ui/messages/toaster.tsx';
import { datesText } from './datesText.ts';
import { OFFER, SAVE_OFFER } from './documents.ts';
import { OfferPreview, type SampleBasket } from './OfferPreview.tsx';
import {
  announcedText,
  createResolver,
  emptyOffer,
  fieldLabels,
  isValid,
  kindLabels,
  type OfferForm,
  scopeLabels,
  showField,
  toForm,
  toInput,
} from './offerForm.ts';
import { ScopeField } from './ScopeField.tsx';

type CheckboxName = 'firstOrderOnly' | 'announced' | 'active';
type TextName = Exclude<keyof OfferForm, 'kind' | 'scope' | 'scopeIds' | CheckboxName>;

interface OfferEditorProps extends SampleBasket {
  /** Null: a new one. */
  offer: OfferFragment | null;
  /** Called with what is stored now, by this form or meanwhile by somebody else. */
  onSaved: (offer: OfferFragment) => void;
}

/** Edits an offer beside a sample basket. */
export function OfferEditor({ offer, onSaved, ...sample }: OfferEditorProps) {
  const utcOffset = useUtcOffset();
  const client = useApolloClient();
  const { mutate, busy } = useResultMutation(SAVE_OFFER);

  const readOffer = async (id: string): Promise<OfferFragment | null> => {
    const answer = client.query({ query: OFFER, variables: { id }, fetchPolicy: 'network-only' });
    const { data } = await answer.catch(() => ({ data: null }));
    return data?.desk?.offer ?? null;
  };
  const { form, submit, conflict } = useVersionedForm<OfferForm, OfferFragment>({
    stored: offer,
    toValues: (stored) => toForm(stored, utcOffset),
    empty: emptyOffer,
    labels: fieldLabels,
    show: showField,
    resolver: createResolver(utcOffset),
    save: async (typed, version) => {
      const input = toInput(typed, utcOffset);
      const result = await mutate({ variables: { id: offer?.id ?? null, version, input } });
      if (result.__typename === 'DeskOfferSaved') {
        showSuccess('The offer is saved');
        return { saved: result.offer };
      }
      const isConflict = result.__typename === 'InvalidInput' && result.field === 'version';
      const other = isConflict && offer ? await readOffer(offer.id) : null;
      return other ? { conflict: other, message: result.message } : result;
    },
    onStored: onSaved,
  });
  const { errors, isDirty } = form.formState;
  const values = useWatch({ control: form.control }) as OfferForm;
  const { kind, scope } = values;
  const input = isValid(values, utcOffset) ? toInput(values, utcOffset) : null;

  const text = (name: TextName, help?: string, label = fieldLabels[name], type = 'text') => (
    <FormField label={label} help={help} error={errors[name]?.message}>
      <Input type={type} {...form.register(name)} />
    </FormField>
  );
  const checkbox = (name: CheckboxName, help?: string | null) => (
    <CheckboxField control={form.control} name={name} label={fieldLabels[name]} help={help} />
  );

  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="8">
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          {conflict && <ConflictAlert {...conflict} />}
          {text('name', 'As shoppers see it')}
          {text('code', 'Empty: it applies by itself')}
          <FormField label={fieldLabels.kind}>
            <Select {...form.register('kind')}>
              <Options labels={kindLabels} />
            </Select>
          </FormField>
          {kind === 'PERCENT' && text('percent')}
          {kind === 'AMOUNT' && text('amount')}
          {kind === 'BUY_GET' && text('buyQuantity')}
          {kind === 'BUY_GET' && text('freeQuantity', 'The cheapest of each group')}
          {kind === 'CHEAPEST_FREE' &&
            text('buyQuantity', 'Once an order; the free one counts', 'From so many units on')}
          <FormField label={fieldLabels.scope}>
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
            {text('startsAt', 'Empty: at once', fieldLabels.startsAt, 'datetime-local')}
            {text('endsAt', 'Empty: never', fieldLabels.endsAt, 'datetime-local')}
            {text('maxUses', 'Orders of all shoppers; empty: none')}
            {text('maxUsesPerShopper', 'Orders of one shopper; empty: none')}
            {text('minBasket', 'What the basket must cost before discounts')}
          </SimpleGrid>
          {checkbox('firstOrderOnly')}
          {checkbox('announced', announcedText(values))}
          {checkbox('active', input?.active ? datesText(input) : null)}
          <Button type="submit" alignSelf="start" loading={busy} disabled={!isDirty || conflict !== null}>
            Save offer
          </Button>
        </Stack>
        <UnsavedChanges hasChanges={isDirty} />
      </form>
      <OfferPreview input={input} {...sample} />
    </SimpleGrid>
  );
}
