import { Button, HStack, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { letterInput } from '../../../../server/src/features/newsletter/desk/letter.input.ts';
import { plural } from '../../../src/lib/format.ts';
import type { DeskLetterInput, Letter_StateFragment } from '../../generated/graphql.ts';
import { inputResolver } from '../../lib/forms/inputResolver.ts';
import { useMailDelivery } from '../../lib/mailDelivery.ts';
import { ConflictAlert } from '../../ui/conflicts/ConflictAlert.tsx';
import { useVersionedForm } from '../../ui/conflicts/useVersionedForm.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { UnsavedChanges } from '../../ui/forms/UnsavedChanges.tsx';
import { SandboxMailsLink } from '../../ui/messages/SandboxMailsLink.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { useLetterActions } from './useLetterActions.ts';

const labels = { subject: 'Subject', body: 'Text' };
const textsOf = ({ subject, body }: DeskLetterInput) => ({ subject, body });

interface LetterEditorProps {
  /** Null: a new one. */
  letter: Letter_StateFragment | null;
  subscriberCount: number;
  /** Called with the stored letter. */
  onSaved: (letter: Letter_StateFragment) => void;
}

/** Edits a draft beside its preview, mails it to oneself, and sends it. */
export function LetterEditor({ letter, subscriberCount, onSaved }: LetterEditorProps) {
  const [isAsking, setAsking] = useState(false);
  const { save, sendTest, send, busy } = useLetterActions();
  const canSend = useMailDelivery() !== 'NONE';
  const { form, submit, conflict } = useVersionedForm<DeskLetterInput, Letter_StateFragment>({
    stored: letter,
    toValues: textsOf,
    empty: { subject: '', body: '' },
    labels,
    resolver: inputResolver(letterInput),
    save: (input, version) => save({ id: letter?.id ?? null, version, input }),
    onStored: onSaved,
  });
  const { errors, isDirty } = form.formState;
  const [subject, body] = form.watch(['subject', 'body']);

  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="8">
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          {conflict && <ConflictAlert {...conflict} />}
          <FormField label={labels.subject} error={errors.subject?.message}>
            <Input {...form.register('subject')} />
          </FormField>
          <FormField
            label={labels.body}
            error={errors.body?.message}
            help="Plain text. Addresses such as https://… become links."
          >
            <Textarea rows={14} {...form.register('body')} />
          </FormField>
          <HStack wrap="wrap">
            <Button type="submit" loading={busy} disabled={!isDirty || conflict !== null}>
              Save draft
            </Button>
            <Button
              variant="outline"
              disabled={!letter || isDirty || busy || !canSend}
              onClick={() => letter && void sendTest(letter.id)}
            >
              Mail it to me
            </Button>
            <Button
              variant="outline"
              colorPalette="brand"
              disabled={!letter || isDirty || busy || !canSend || subscriberCount === 0}
              onClick={() => setAsking(true)}
            >
              Send to all…
            </Button>
          </HStack>
          {(!letter || isDirty) && (
            <Text color="fg.muted">Save the draft first: what is saved can be mailed to you, and sent.</Text>
          )}
          {!canSend && (
            <Text color="fg.muted">
              The shop has no mail server, so no letter can be sent. Who runs the server can set one up.
            </Text>
          )}
          <SandboxMailsLink />
          {subscriberCount === 0 && (
            <Text color="fg.muted">Nobody has subscribed to the newsletter yet.</Text>
          )}
        </Stack>
        <UnsavedChanges hasChanges={isDirty} />
      </form>
      <LetterPreview subject={subject} body={body} />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Send this letter to ${subscriberCount} ${plural(subscriberCount, 'subscriber')}?`}
        confirmLabel="Send"
        isBusy={busy}
        onConfirm={() => {
          if (!letter) return;
          void send(letter).then((sent) => {
            setAsking(false);
            if (sent) onSaved(sent);
          });
        }}
        onClose={() => setAsking(false)}
      >
        Each of them gets it once. What has been sent cannot be taken back.
      </ConfirmDialog>
    </SimpleGrid>
  );
}
