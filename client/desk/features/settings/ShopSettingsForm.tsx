import { Button, Checkbox, Field, Heading, Input, SimpleGrid, Stack, Textarea } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { shopSettingsInput } from '../../../../server/src/features/settings/shopSettings.input.ts';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskSettingsInput, EditedSettingsFragment } from '../../generated/graphql.ts';
import { inputResolver } from '../../lib/forms/inputResolver.ts';
import { submitForm } from '../../lib/forms/submitForm.ts';
import { ConflictAlert } from '../../ui/conflicts/ConflictAlert.tsx';
import { useFormConflict } from '../../ui/conflicts/useFormConflict.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx';
import { showRefusal } from '../../ui/messages/showRefusal.ts';
import { showSuccess } from '../../ui/messages/toaster.tsx';
import { UPDATE_SETTINGS } from './documents.ts';

const labels: Record<keyof DeskSettingsInput, string> = {
  name: 'Name of the shop',
  phone: 'Phone number',
  supportHours: 'Support hours',
  address: 'Address',
  gstin: 'GSTIN',
  gstRegistered: 'Registered for GST',
  gstRates: 'Rates of GST',
  invoiceText: 'Text on invoices',
  lowStockThreshold: 'Stock is low from',
  requireSecondFactor: 'Staff need a second factor',
  stackOffers: 'Offers add up',
};

type CheckboxName = 'gstRegistered' | 'requireSecondFactor' | 'stackOffers';

const inputOf = (settings: EditedSettingsFragment): DeskSettingsInput => ({
  name: settings.name,
  phone: settings.phone,
  supportHours: settings.supportHours,
  address: settings.address,
  gstin: settings.gstin,
  gstRegistered: settings.gstRegistered,
  gstRates: settings.gstRates,
  invoiceText: settings.invoiceText,
  lowStockThreshold: settings.lowStockThreshold,
  requireSecondFactor: settings.requireSecondFactor,
  stackOffers: settings.stackOffers,
});

/** The shop's own data and rules. */
export function ShopSettingsForm({ settings }: { settings: EditedSettingsFragment }) {
  const form = useForm<DeskSettingsInput>({
    defaultValues: inputOf(settings),
    resolver: inputResolver(shopSettingsInput),
  });
  const { errors, isDirty } = form.formState;
  const { mutate, busy } = useResultMutation(UPDATE_SETTINGS);
  const [version, setVersion] = useState(settings.version);

  const save = async (input: DeskSettingsInput, basedOn: number) => {
    const result = await mutate({ variables: { input, version: basedOn } });
    if (result.__typename === 'DeskSettingsSaved') show(result.settings, 'The settings are saved');
    else if (result.__typename === 'DeskSettingsConflict')
      await conflict.resolve({
        values: inputOf(result.settings),
        stored: result.settings.version,
        message: result.message,
      });
    else showRefusal(form, result);
    return result.__typename === 'DeskSettingsSaved';
  };
  const submit = (basedOn: number, event?: FormEvent) =>
    submitForm(form, (input) => save(input, basedOn), event);
  const conflict = useFormConflict({
    form,
    labels,
    rebase: setVersion,
    save: (basedOn: number) => submit(basedOn),
  });
  const show = (saved: EditedSettingsFragment, message: string) => {
    form.reset(inputOf(saved));
    setVersion(saved.version);
    showSuccess(message);
  };
  const text = (name: Exclude<keyof DeskSettingsInput, CheckboxName>, help?: string) => (
    <FormField label={labels[name]} {...(help && { help })} error={errors[name]?.message}>
      {name === 'address' || name === 'invoiceText' || name === 'gstRates' ? (
        <Textarea rows={name === 'address' ? 4 : 2} {...form.register(name)} />
      ) : name === 'lowStockThreshold' ? (
        <Input type="number" min={0} maxWidth="32" {...form.register(name, { valueAsNumber: true })} />
      ) : (
        <Input {...form.register(name)} />
      )}
    </FormField>
  );
  const checkbox = (name: CheckboxName, note: string, help?: string) => (
    <Field.Root invalid={Boolean(errors[name])}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, ...field } }) => (
          <Checkbox.Root
            checked={value ?? false}
            onCheckedChange={({ checked }) => onChange(checked === true)}
            name={field.name}
          >
            <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
            <Checkbox.Control />
            <Checkbox.Label>
              {labels[name]}
              {note}
            </Checkbox.Label>
          </Checkbox.Root>
        )}
      />
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{errors[name]?.message}</Field.ErrorText>
    </Field.Root>
  );

  return (
    <form noValidate onSubmit={(event) => void submit(version, event)}>
      <Stack gap="8" maxWidth="3xl">
        {conflict.alert && <ConflictAlert {...conflict.alert} />}
        <Stack as="section" gap="4">
          <Heading as="h2" size="lg">
            What shoppers see
          </Heading>
          {text('name')}
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            {text('phone', 'Of the support line, as it is shown')}
            {text('supportHours', 'Such as 24/7 or Mon–Sat 9–18')}
          </SimpleGrid>
        </Stack>
        <Stack as="section" gap="4">
          <Heading as="h2" size="lg">
            Invoices
          </Heading>
          {text('address')}
          {text(
            'gstin',
            'The 15 characters of your GST registration; empty without one. Most typing errors are noticed',
          )}
          {checkbox(
            'gstRegistered',
            '',
            'Invoices of products with a rate show the tax, and refunds get credit notes. The first two digits of the GSTIN are your State',
          )}
          {text(
            'gstRates',
            'In percent; a line for each day on which they changed. Products can have those of the latest line',
          )}
          {text(
            'invoiceText',
            'Below the products. Invoices that are issued keep theirs, and the shop’s data',
          )}
        </Stack>
        <Stack as="section" gap="4">
          <Heading as="h2" size="lg">
            Rules
          </Heading>
          {text('lowStockThreshold', 'Units; a product can have a threshold of its own')}
          {checkbox('requireSecondFactor', ' (codes of an app such as Google Authenticator)')}
          {checkbox('stackOffers', ' (else only the offer that saves the most applies)')}
        </Stack>
        <Button type="submit" alignSelf="start" loading={busy} disabled={!isDirty}>
          Save settings
        </Button>
      </Stack>
      <UnsavedChanges hasChanges={isDirty} />
    </form>
  );
}
