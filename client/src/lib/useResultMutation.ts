import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

interface Unreachable {
  __typename: 'Unreachable';
  message: string;
}

/**
 * A mutation whose only field returns a union of a success type and problems. `mutate` resolves to the member of the
 * union, or to `Unreachable` when the server cannot be reached; it never rejects.
 * @param unreachable the message of `Unreachable`
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
    const { data } = await send(...options).catch(() => ({ data: null }));
    const [result] = Object.values(data ?? {}) as Data[keyof Data][];
    return result ?? { __typename: 'Unreachable', message: unreachable };
  }

  return { mutate, busy: loading };
}
