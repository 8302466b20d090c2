import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { tooManyMessage } from './tooManyMessage.ts';

interface Unreachable {
  __typename: 'Unreachable';
  message: string;
}

/**
 * A mutation whose only field returns a union of a success type and problems. `mutate` resolves to the member of the
 * union, or to `Unreachable` when the server cannot be reached or accepts no more requests for a while; it never rejects.
 * @param unreachable the message of `Unreachable` when the server cannot be reached
 */
export function useResultMutation<
  Data extends Record<string, { __typename: string }>,
  Variables extends OperationVariables,
>(
  document: TypedDocumentNode<Data, Variables>,
  unreachable = 'The shop cannot be reached at the moment. Please try again.',
) {
  const [send, { loading }] = useMutation(document) as useMutation.ResultTuple<Data, Variables>;

  async function mutate(...options: Parameters<typeof send>): Promise<Data[keyof Data] | Unreachable> {
    let message = unreachable;
    const { data } = await send(...options).catch((error) => {
      message = tooManyMessage(error) ?? unreachable;
      return { data: null };
    });
    const [result] = Object.values(data ?? {}) as Data[keyof Data][];
    return result ?? { __typename: 'Unreachable', message };
  }

  return { mutate, busy: loading };
}
