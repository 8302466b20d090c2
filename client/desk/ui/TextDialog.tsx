import { Button, Field, Input, Textarea } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { DialogForm } from './DialogForm.tsx';
import { TitledDialog } from './TitledDialog.tsx';

interface TextDialogProps {
  title: string;
  label: string;
  help: string;
  initialText?: string;
  maxLength: number;
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
    initialText = '',
    maxLength,
    submitLabel,
    busy,
    onSubmit,
    onRemove,
    onClose,
  } = props;
  const { isLine = false, isDangerous = false } = props;
  const form = useForm({ defaultValues: { text: initialText } });
  const { errors } = form.formState;
  const finish = async (work: Promise<string | null>) => {
    const message = await work;
    if (message) form.setError('text', { message }, { shouldFocus: true });
    else onClose();
  };
  return (
    <TitledDialog title={title} isOpen onClose={onClose}>
      <DialogForm
        onSubmit={form.handleSubmit(({ text }) => finish(onSubmit(text)))}
        onCancel={onClose}
        submitLabel={submitLabel}
        isDangerous={isDangerous}
        isBusy={busy}
        footer={
          onRemove && (
            <Button variant="outline" onClick={() => void finish(onRemove())}>
              Remove
            </Button>
          )
        }
      >
        <Field.Root required invalid={Boolean(errors.text)}>
          <Field.Label>{label}</Field.Label>
          {isLine ? (
            <Input maxLength={maxLength} autoComplete="off" {...form.register('text')} />
          ) : (
            <Textarea rows={4} maxLength={maxLength} {...form.register('text')} />
          )}
          <Field.HelperText>{help}</Field.HelperText>
          <Field.ErrorText>{errors.text?.message}</Field.ErrorText>
        </Field.Root>
      </DialogForm>
    </TitledDialog>
  );
}
