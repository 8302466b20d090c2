import { Button, Input, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { inputResolver } from '../../lib/forms/inputResolver.ts';
import { FormField } from '../forms/FormField.tsx';
import { EditDialog } from './EditDialog.tsx';

interface TextDialogProps {
  title: string;
  label: string;
  help: string;
  /** What the text is about, above the field. */
  subject?: ReactNode;
  initialText?: string;
  /** Of the server's input; absent: any text. */
  schema?: z.ZodType<string, string>;
  /** One line instead of several. */
  isLine?: boolean;
  /** For what cannot be undone. */
  isDangerous?: boolean;
  submitLabel: string;
  busy: boolean;
  /** Resolves to the message of a refusal, or null. */
  onSubmit: (text: string) => Promise<string | null>;
  /** Present: a button removes the text. */
  onRemove?: (() => Promise<string | null>) | undefined;
  onClose: () => void;
}

/** Asks for a text, such as a reason or an answer. */
export function TextDialog(props: TextDialogProps) {
  const {
    title,
    label,
    help,
    subject,
    initialText = '',
    schema = z.string(),
    submitLabel,
    busy,
    onSubmit,
    onRemove,
    onClose,
  } = props;
  const { isLine = false, isDangerous = false } = props;
  const form = useForm({
    defaultValues: { text: initialText },
    resolver: inputResolver(z.object({ text: schema })),
  });
  const { errors, isDirty } = form.formState;
  const finish = async (work: Promise<string | null>) => {
    const message = await work;
    if (message) form.setError('text', { message }, { shouldFocus: true });
    else onClose();
  };
  return (
    <EditDialog
      title={title}
      hasChanges={isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ text }) => finish(onSubmit(text)))}
      submitLabel={submitLabel}
      isDangerous={isDangerous}
      isBusy={busy}
      footer={
        onRemove && (
          <Button variant="outline" disabled={busy} onClick={() => void finish(onRemove())}>
            Remove
          </Button>
        )
      }
    >
      {subject}
      <FormField label={label} help={help} error={errors.text?.message} isRequired>
        {isLine ? (
          <Input autoComplete="off" {...form.register('text')} />
        ) : (
          <Textarea rows={4} {...form.register('text')} />
        )}
      </FormField>
    </EditDialog>
  );
}
