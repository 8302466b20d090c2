import { Button, HStack, Input, Link, Stack, Text, Textarea } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { infoPageInput } from '../../../../server/src/features/settings/infoPage.input.ts';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskInfoPageInput, EditedInfoPageFragment } from '../../generated/graphql.ts';
import { inputResolver } from '../../lib/forms/inputResolver.ts';
import { submitForm } from '../../lib/forms/submitForm.ts';
import { ConflictAlert } from '../../ui/conflicts/ConflictAlert.tsx';
import { useFormConflict } from '../../ui/conflicts/useFormConflict.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx';
import { showRefusal } from '../../ui/messages/showRefusal.ts';
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
  const form = useForm<DeskInfoPageInput>({
    defaultValues: inputOf(page),
    resolver: inputResolver(infoPageInput),
  });
  const { errors, isDirty } = form.formState;
  const { mutate, busy } = useResultMutation(UPDATE_INFO_PAGE);
  const [version, setVersion] = useState(page.version);

  const save = async (input: DeskInfoPageInput, basedOn: number) => {
    const result = await mutate({
      variables: { slug, input, version: basedOn },
      refetchQueries: ['InfoPages'],
    });
    if (result.__typename === 'DeskInfoPageSaved') show(result.page, 'The page is saved');
    else if (result.__typename === 'DeskInfoPageConflict')
      await conflict.resolve({
        values: inputOf(result.page),
        stored: result.page.version,
        message: result.message,
      });
    else showRefusal(form, result);
    return result.__typename === 'DeskInfoPageSaved';
  };
  const submit = (basedOn: number, event?: FormEvent) =>
    submitForm(form, (input) => save(input, basedOn), event);
  const conflict = useFormConflict({
    form,
    labels,
    rebase: setVersion,
    save: (basedOn: number) => submit(basedOn),
  });
  const show = (saved: EditedInfoPageFragment, message: string) => {
    form.reset(inputOf(saved));
    setVersion(saved.version);
    showSuccess(message);
  };
  const restore = () => {
    for (const field of ['title', 'intro', 'body'] as const)
      form.setValue(field, original[field], { shouldDirty: true });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(version, event)}>
      <Stack gap="4" maxWidth="3xl">
        {conflict.alert && <ConflictAlert {...conflict.alert} />}
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
