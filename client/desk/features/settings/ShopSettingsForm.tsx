import { Button, Heading, Input, SimpleGrid, Stack, Textarea } from '@chakra-ui/react';
import { shopSettingsInput } from '../../../../server/src/features/settings/shopSettings.input.ts';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskSettingsInput, EditedSettingsFragment } from '../../generated/graphql.ts';
import { inputResolver } from '../../lib/forms/inputResolver.ts';
import { ConflictAlert } from '../../ui/conflicts/ConflictAlert.tsx';
import { useVersionedForm } from '../../ui/conflicts/useVersionedForm.ts';
import { CheckboxField } from '../../ui/forms/CheckboxField.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx';
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
  const { mutate, busy } = useResultMutation(UPDATE_SETTINGS);
  const { form, submit, conflict } = useVersionedForm<DeskSettingsInput, EditedSettingsFragment>({
    stored: settings,
    toValues: inputOf,
    labels,
    resolver: inputResolver(shopSettingsInput),
    save: async (input, version) => {
      const result = await mutate({ variables: { input, version } });
      if (result.__typename === 'DeskSettingsConflict')
        return { conflict: result.settings, message: result.message };
      if (result.__typename !== 'DeskSettingsSaved') return result;
      showSuccess('The settings are saved');
      return { saved: result.settings };
    },
  });
  const { errors, isDirty } = form.formState;
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
    <CheckboxField control={form.control} name={name} label={labels[name] + note} help={help} />
  );

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="8" maxWidth="3xl">
        {conflict && <ConflictAlert {...conflict} />}
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
