import { useApolloClient } from '@apollo/client/react';
import { Button, Checkbox, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { OfferFragment } from '../../generated/graphql.ts';
import { submitForm } from '../../lib/forms/submitForm.ts';
import { useUtcOffset } from '../../lib/shopTime.ts';
import { ConflictAlert } from '../../ui/conflicts/ConflictAlert.tsx';
import { useFormConflict } from '../../ui/conflicts/useFormConflict.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { Options, Select } from '../../ui/forms/Select.tsx';
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx';
import { showRefusal } from '../../ui/messages/showRefusal.ts';
import { showSuccess } from '../../ui/messages/toaster.tsx';
import { datesText } from './datesText.ts';
import { OFFER, SAVE_OFFER } from './documents.ts';
import { OfferPreview, type SampleBasket } from './OfferPreview.tsx';
import {
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
  /** Called with the stored offer. */
  onSaved: (offer: OfferFragment) => void;
}

/** Edits an offer beside a sample basket. */
export function OfferEditor({ offer, onSaved, ...sample }: OfferEditorProps) {
  const utcOffset = useUtcOffset();
  const form = useForm<OfferForm>({
    defaultValues: offer ? toForm(offer, utcOffset) : emptyOffer,
    resolver: createResolver(utcOffset),
  });
  const { errors, isDirty } = form.formState;
  const { mutate, busy } = useResultMutation(SAVE_OFFER);
  const values = useWatch({ control: form.control }) as OfferForm;
  const { kind, scope } = values;
  const input = isValid(values, utcOffset) ? toInput(values, utcOffset) : null;

  const client = useApolloClient();
  // Not that of a later render: what the form shows is based on this one.
  const [version, setVersion] = useState(offer?.version ?? 0);

  const readOffer = async (id: string): Promise<OfferFragment | null> => {
    const answer = client.query({ query: OFFER, variables: { id }, fetchPolicy: 'network-only' });
    const { data } = await answer.catch(() => ({ data: null }));
    return data?.desk?.offer ?? null;
  };
  const save = async (typed: OfferForm, replaced: number): Promise<boolean> => {
    const input = toInput(typed, utcOffset);
    const result = await mutate({ variables: { id: offer?.id ?? null, version: replaced, input } });
    if (result.__typename === 'DeskOfferSaved') {
      form.reset(toForm(result.offer, utcOffset));
      setVersion(result.offer.version);
      showSuccess('The offer is saved');
      onSaved(result.offer);
      return true;
    }
    const isConflict = result.__typename === 'InvalidInput' && result.field === 'version';
    const stored = isConflict && offer ? await readOffer(offer.id) : null;
    if (stored) {
      const { message } = result;
      await conflict.resolve({ values: toForm(stored, utcOffset), stored: stored.version, message });
    } else showRefusal(form, result);
    return false;
  };
  const submit = (replaced: number, event?: FormEvent) =>
    submitForm(form, (typed) => save(typed, replaced), event);
  const conflict = useFormConflict<OfferForm, number>({
    form,
    labels: fieldLabels,
    show: showField,
    rebase: setVersion,
    save: submit,
  });

  const text = (name: TextName, help?: string, label = fieldLabels[name], type = 'text') => (
    <FormField label={label} help={help} error={errors[name]?.message}>
      <Input type={type} {...form.register(name)} />
    </FormField>
  );
  const checkbox = (name: CheckboxName, help?: string | null) => (
    <FormField label="" help={help ?? undefined} error={errors[name]?.message}>
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
            <Checkbox.Label>{fieldLabels[name]}</Checkbox.Label>
          </Checkbox.Root>
        )}
      />
    </FormField>
  );

  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="8">
      <form noValidate onSubmit={(event) => void submit(version, event)}>
        <Stack gap="4">
          {conflict.alert && <ConflictAlert {...conflict.alert} />}
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
          {checkbox('announced', 'In the cart if it has a code, at products unless it is for all of them')}
          {checkbox('active', input?.active ? datesText(input) : null)}
          <Button
            type="submit"
            alignSelf="start"
            loading={busy}
            disabled={!isDirty || conflict.alert !== null}
          >
            Save offer
          </Button>
        </Stack>
        <UnsavedChanges hasChanges={isDirty} />
      </form>
      <OfferPreview input={input} {...sample} />
    </SimpleGrid>
  );
}
