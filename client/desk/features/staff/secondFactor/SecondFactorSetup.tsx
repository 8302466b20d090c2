import { useQuery } from '@apollo/client/react';
import { Button, Code, Field, Flex, Input, QrCode, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readFilledInputs } from '../../../../src/lib/readFilledInputs.ts';
import { graphql } from '../../../generated/gql.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useConfirmSecondFactor } from './useConfirmSecondFactor.ts';
import { useSetUpSecondFactor } from './useSetUpSecondFactor.ts';

interface Setup {
  secret: string;
  /** What the QR code contains. */
  uri: string;
}

/** Turns the second factor on: shows the secret, checks the first code, shows the recovery codes. */
export function SecondFactorSetup({ onDone }: { onDone: () => void }) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (setup) return <ConfirmForm {...setup} onConfirmed={setRecoveryCodes} />;
  return <BeginForm onBegun={setSetup} />;
}

const HAS_PASSWORD = graphql(`
  query HasPassword {
    me {
      id
      hasPassword
    }
  }
`);

/** Asks for the password, of who has one. */
function BeginForm({ onBegun }: { onBegun: (setup: Setup) => void }) {
  const { setUp, busy } = useSetUpSecondFactor();
  const hasPassword = useQuery(HAS_PASSWORD).data?.me?.hasPassword ?? true;
  const form = useForm({ defaultValues: { password: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const problem = formState.errors.password?.message;
  const submit = handleSubmit(async ({ password }) => {
    const result = await setUp(hasPassword ? password : null);
    if ('secret' in result) onBegun(result);
    else setError('password', { message: result.problem }, { shouldFocus: true });
  });
  return (
    <form onSubmit={readFilledInputs(form, submit)} noValidate>
      <Stack gap="4" align="start">
        <Field.Root invalid={Boolean(problem)}>
          {hasPassword && (
            <>
              <Field.Label>Your password</Field.Label>
              <Input
                type="password"
                autoComplete="current-password"
                maxWidth="80"
                {...register('password')}
              />
            </>
          )}
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
        <Button type="submit" loading={busy}>
          Set up a second factor
        </Button>
      </Stack>
    </form>
  );
}

interface ConfirmFormProps extends Setup {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

function ConfirmForm({ secret, uri, onConfirmed }: ConfirmFormProps) {
  const { confirm, busy } = useConfirmSecondFactor();
  const form = useForm({ defaultValues: { code: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const submit = handleSubmit(async ({ code }) => {
    const result = await confirm(code);
    if ('recoveryCodes' in result) onConfirmed(result.recoveryCodes);
    else setError('code', { message: result.problem }, { shouldFocus: true });
  });
  return (
    <form onSubmit={readFilledInputs(form, submit)} noValidate>
      <Stack gap="4" align="start">
        <Text>1. Scan this with an app such as Google Authenticator, or type the secret into it.</Text>
        <QrCode.Root
          value={uri}
          bg="white"
          padding="3"
          rounded="l2"
          size="lg"
          role="img"
          aria-label="QR code of the secret"
        >
          <QrCode.Frame>
            <QrCode.Pattern />
          </QrCode.Frame>
        </QrCode.Root>
        <Code wordBreak="break-all">{secret}</Code>
        <Flex gap="2" wrap="wrap">
          <CopyButton size="sm" variant="outline" text={secret} message="The secret is copied">
            Copy the secret
          </CopyButton>
          <Button asChild size="sm" variant="outline">
            <a href={uri}>Open in an app on this device</a>
          </Button>
        </Flex>
        <Field.Root required invalid={Boolean(formState.errors.code)}>
          <Field.Label>2. The code that the app shows</Field.Label>
          <Input autoComplete="one-time-code" inputMode="numeric" maxWidth="40" {...register('code')} />
          <Field.ErrorText>{formState.errors.code?.message}</Field.ErrorText>
        </Field.Root>
        <Button type="submit" loading={busy}>
          Turn it on
        </Button>
      </Stack>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack gap="4" align="start">
      <Text>
        Your second factor is on. Keep these codes in a safe place: each opens the desk once when you have
        lost your phone. They are not shown again.
      </Text>
      <SimpleGrid columns={2} gap="2" as="ul" listStyleType="none">
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Flex gap="2" wrap="wrap">
        <CopyButton variant="outline" text={codes.join('\n')} message="The codes are copied">
          Copy the codes
        </CopyButton>
        <Button onClick={onDone}>I have kept them</Button>
      </Flex>
    </Stack>
  );
}
