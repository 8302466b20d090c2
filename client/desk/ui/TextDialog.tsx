import { Button, CloseButton, Dialog, Field, Input, Portal, Textarea } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';

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
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()} placement="center">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <form onSubmit={form.handleSubmit(({ text }) => finish(onSubmit(text)))} noValidate>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
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
              </Dialog.Body>
              <Dialog.Footer>
                {onRemove && (
                  <Button variant="outline" onClick={() => void finish(onRemove())}>
                    Remove
                  </Button>
                )}
                <Button type="submit" colorPalette={isDangerous ? 'red' : 'brand'} loading={busy}>
                  {submitLabel}
                </Button>
              </Dialog.Footer>
              <Dialog.CloseTrigger asChild>
                <CloseButton />
              </Dialog.CloseTrigger>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
