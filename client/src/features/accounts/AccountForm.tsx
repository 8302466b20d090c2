import { Field, Input, VStack } from '@chakra-ui/react';
import { fieldSlotRecipe } from '@chakra-ui/react/theme';
import { type FormEvent, type ReactNode, useState } from 'react';
import { inputRecipe } from '../../theme/inputRecipe.ts';
import { OnceButton } from '../../ui/OnceButton.tsx';
import { PasswordInput } from './PasswordInput.tsx';

export interface AccountField<Name extends string> {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'tel' | 'password';
  autoComplete: string;
  hint?: string;
  /** What it begins with. */
  value?: string;
  /** Shown, but not to be changed. */
  disabled?: boolean;
}

interface AccountFormProps<Name extends string> {
  /** Above the fields. */
  children?: ReactNode;
  fields: AccountField<Name>[];
  /** Resolves to the name of the field at fault, null when none is. */
  onSubmit: (form: Record<Name, string>) => Promise<string | null>;
  submit: string;
  /** What it does cannot be undone. */
  danger?: boolean;
  busy: boolean;
}

/**
 * The form of sign-in, sign-up and account; puts the focus on the field at fault. The browser keeps the values, so
 * that what is typed or filled in before the page has come alive is not lost.
 */
export function AccountForm<Name extends string>({
  children,
  fields,
  onSubmit,
  submit,
  danger = false,
  busy,
}: AccountFormProps<Name>) {
  const [faulty, setFaulty] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    // A disabled field is not among them.
    const entries = fields.map(({ name, value = '' }) => [name, String(values.get(name) ?? value)]);
    const field = await onSubmit(Object.fromEntries(entries) as Record<Name, string>);
    setFaulty(field);
    if (field) form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  return (
    // POST, so that a password never gets into the address, even if it is sent before the page has come alive.
    <form method="post" onSubmit={send} noValidate>
      <VStack gap="4" align="stretch">
        {children}
        {fields.map((field) => (
          <Field.Root
            key={field.name}
            recipe={fieldSlotRecipe}
            invalid={faulty === field.name}
            disabled={field.disabled}
          >
            <Field.Label>{field.label}</Field.Label>
            <AccountInput field={field} onEdit={() => setFaulty(null)} />
            {field.hint && <Field.HelperText>{field.hint}</Field.HelperText>}
          </Field.Root>
        ))}
        <OnceButton type="submit" size="lg" busy={busy} colorPalette={danger ? 'red' : undefined}>
          {submit}
        </OnceButton>
      </VStack>
    </form>
  );
}

function AccountInput({ field, onEdit }: { field: AccountField<string>; onEdit: () => void }) {
  const { name, type, autoComplete, value } = field;
  if (type === 'password') return <PasswordInput name={name} autoComplete={autoComplete} onEdit={onEdit} />;
  return (
    <Input
      recipe={inputRecipe}
      name={name}
      type={type}
      size="lg"
      defaultValue={value}
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
