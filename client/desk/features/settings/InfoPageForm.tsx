import { Button, HStack, Input, Link, Stack, Text, Textarea } from '@chakra-ui/react';
import { infoPageInput } from '../../../../server/src/features/settings/infoPage.input.ts';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskInfoPageInput, EditedInfoPageFragment } from '../../generated/graphql.ts';
import { inputResolver } from '../../lib/forms/inputResolver.ts';
import { ConflictAlert } from '../../ui/conflicts/ConflictAlert.tsx';
import { useVersionedForm } from '../../ui/conflicts/useVersionedForm.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx';
import { showSuccess } from '../../ui/messages/toaster.tsx';
import { UPDATE_INFO_PAGE } from './documents.ts';

const labels: Record<keyof DeskInfoPageInput, string> = {
  title: 'Title',
  intro: 'Introduction',
  body: 'Text',
};

const inputOf = ({ texts: { title, intro, body } }: Pick<EditedInfoPageFragment, 'texts'>) => ({
  title,
  intro,
  body,
});

/** The texts of an information page. */
export function InfoPageForm({ page }: { page: EditedInfoPageFragment }) {
  const { slug, original } = page;
  const { mutate, busy } = useResultMutation(UPDATE_INFO_PAGE);
  const { form, submit, conflict } = useVersionedForm<DeskInfoPageInput, EditedInfoPageFragment>({
    stored: page,
    toValues: inputOf,
    labels,
    resolver: inputResolver(infoPageInput),
    save: async (input, version) => {
      const result = await mutate({ variables: { slug, input, version }, refetchQueries: ['InfoPages'] });
      if (result.__typename === 'DeskInfoPageConflict')
        return { conflict: result.page, message: result.message };
      if (result.__typename !== 'DeskInfoPageSaved') return result;
      showSuccess('The page is saved');
      return { saved: result.page };
    },
  });
  const { errors, isDirty } = form.formState;
  const restore = () => {
    for (const field of ['title', 'intro', 'body'] as const)
      form.setValue(field, original[field], { shouldDirty: true });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4" maxWidth="3xl">
        {conflict && <ConflictAlert {...conflict} />}
        <Text color="fg.muted">
          {'{shop}'}, {'{phone}'} and {'{hours}'} stand for the settings of the shop.
        </Text>
        <FormField label={labels.title} error={errors.title?.message}>
          <Input {...form.register('title')} />
        </FormField>
        <FormField label={labels.intro} error={errors.intro?.message}>
          <Textarea rows={3} {...form.register('intro')} />
        </FormField>
        <FormField
          label={labels.body}
          help="An empty line begins a paragraph; a line that begins with ## is a heading."
          error={errors.body?.message}
        >
          <Textarea rows={16} {...form.register('body')} />
        </FormField>
        <HStack wrap="wrap">
          <Button type="submit" loading={busy} disabled={!isDirty}>
            Save page
          </Button>
          <Button variant="outline" onClick={restore}>
            Original texts
          </Button>
          <Link href={`/${slug}`} target="_blank" variant="underline">
            See it in the shop
          </Link>
        </HStack>
      </Stack>
      <UnsavedChanges hasChanges={isDirty} />
    </form>
  );
}
