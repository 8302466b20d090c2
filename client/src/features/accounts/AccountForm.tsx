import { Button, Field, IconButton, Input, InputGroup, VStack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import { texts } from './texts.ts';

export interface AccountField<Name extends string> {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'tel' | 'password';
  autoComplete: string;
  hint?: string;
}

interface AccountFormProps<Name extends string> {
  fields: AccountField<Name>[];
  /** Resolves to the name of the field at fault, null when none is. */
  onSubmit: (form: Record<Name, string>) => Promise<string | null>;
  submit: string;
  busy: boolean;
}

/**
 * The form of the sign-in and sign-up pages; puts the focus on the field at fault. The browser keeps the values, so
 * that what is typed or filled in before the page has come alive is not lost.
 */
export function AccountForm<Name extends string>({ fields, onSubmit, submit, busy }: AccountFormProps<Name>) {
  const [faulty, setFaulty] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const field = await onSubmit(
      Object.fromEntries(fields.map(({ name }) => [name, String(values.get(name))])) as Record<Name, string>,
    );
    setFaulty(field);
    if (field) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  return (
    <form onSubmit={send} noValidate>
      <VStack gap="4" align="stretch">
        {fields.map((field) => (
          <Field.Root key={field.name} invalid={faulty === field.name}>
            <Field.Label>{field.label}</Field.Label>
            <AccountInput field={field} onEdit={() => setFaulty(null)} />
            {field.hint && <Field.HelperText>{field.hint}</Field.HelperText>}
          </Field.Root>
        ))}
        <Button type="submit" size="lg" aria-disabled={busy || undefined}>
          {submit}
        </Button>
      </VStack>
    </form>
  );
}

function AccountInput({ field, onEdit }: { field: AccountField<string>; onEdit: () => void }) {
  const { name, type, autoComplete } = field;
  if (type === 'password') return <PasswordInput name={name} autoComplete={autoComplete} onEdit={onEdit} />;
  return (
    <Input
      name={name}
      type={type}
      size="lg"
      autoComplete={autoComplete}
      autoCapitalize={type === 'email' ? 'none' : undefined}
      inputMode={type === 'tel' ? 'numeric' : undefined}
      onChange={({ target }) => {
        if (type === 'tel') target.value = target.value.replace(/[^\d+]/g, '');
        onEdit();
      }}
    />
  );
}

interface PasswordInputProps {
  name: string;
  autoComplete: string;
  onEdit: () => void;
}

function PasswordInput({ name, autoComplete, onEdit }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <InputGroup
      endElementProps={{ px: '1' }}
      endElement={
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <LuEyeOff /> : <LuEye />}
        </IconButton>
      }
    >
      <Input
        name={name}
        type={shown ? 'text' : 'password'}
        size="lg"
        autoComplete={autoComplete}
        autoCapitalize="none"
        onChange={onEdit}
      />
    </InputGroup>
  );
}
