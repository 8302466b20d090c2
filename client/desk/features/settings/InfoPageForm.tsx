import { Button, HStack, Input, Link, Stack, Text, Textarea } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { infoPageInput } from '../../../../server/src/features/settings/infoPage.input.ts';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskInfoPageInput, EditedInfoPageFragment } from '../../generated/graphql.ts';
import { inputResolver } from '../../lib/inputResolver.ts';
import { ConflictAlert, findConflicts } from '../../ui/ConflictAlert.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { showRefusal } from '../../ui/showRefusal.ts';
import { showSuccess } from '../../ui/toaster.tsx';
import { UnsavedChanges } from '../../ui/UnsavedChanges.tsx';
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
  const [stored, setStored] = useState<EditedInfoPageFragment | null>(null);

  const save = async (input: DeskInfoPageInput, basedOn: number) => {
    const result = await mutate({
      variables: { slug, input, version: basedOn },
      refetchQueries: ['InfoPages'],
    });
    if (result.__typename === 'DeskInfoPageSaved') show(result.page, 'The page is saved');
    else if (result.__typename === 'DeskInfoPageConflict') setStored(result.page);
    else showRefusal(form, result);
  };
  const submit = (basedOn: number, event?: FormEvent) =>
    form.handleSubmit((input) => save(input, basedOn))(event);
  const show = (saved: EditedInfoPageFragment, message?: string) => {
    form.reset(inputOf(saved));
    setVersion(saved.version);
    setStored(null);
    if (message) showSuccess(message);
  };
  const restore = () => {
    for (const field of ['title', 'intro', 'body'] as const)
      form.setValue(field, original[field], { shouldDirty: true });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(version, event)}>
      <Stack gap="4" maxWidth="3xl">
        {stored && (
          <ConflictAlert
            message="This page was changed meanwhile, by somebody else or in another window."
            fields={findConflicts(labels, form.getValues(), inputOf(stored))}
            onKeepMine={() => void submit(stored.version)}
            onTakeStored={() => show(stored)}
          />
        )}
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
