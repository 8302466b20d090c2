import { Button, Field, HStack, Input } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { readFilledInputs } from '../../../../src/lib/readFilledInputs.ts';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import { showSuccess } from '../../../ui/messages/toaster.tsx';

const REMOVE_SECOND_FACTOR = graphql(`
  mutation RemoveSecondFactor($code: String!) {
    removeSecondFactor(code: $code) {
      __typename
      ... on DeskSecondFactorRemoved {
        message
      }
      ...Refusal @unmask
    }
  }
`);

/** Turns the second factor off with a code. */
export function RemoveSecondFactor({ onDone }: { onDone: () => void }) {
  const { mutate, busy } = useResultMutation(REMOVE_SECOND_FACTOR);
  const form = useForm({ defaultValues: { code: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const submit = handleSubmit(async (variables) => {
    const { __typename, message } = await mutate({ variables });
    if (__typename !== 'DeskSecondFactorRemoved') return setError('code', { message }, { shouldFocus: true });
    showSuccess(message);
    onDone();
  });
  return (
    <form onSubmit={readFilledInputs(form, submit)} noValidate>
      <Field.Root required invalid={Boolean(formState.errors.code)}>
        <Field.Label>To turn it off: a code of your app, or a recovery code</Field.Label>
        <HStack>
          <Input autoComplete="one-time-code" maxWidth="40" {...register('code')} />
          <Button type="submit" variant="outline" loading={busy}>
            Turn it off
          </Button>
        </HStack>
        <Field.ErrorText>{formState.errors.code?.message}</Field.ErrorText>
      </Field.Root>
    </form>
  );
}
