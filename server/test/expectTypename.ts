/** Returns the member of a result union with the expected type; throws with the actual value otherwise. */
export function expectTypename<Result extends { __typename: string }, Name extends Result['__typename']>(
  result: Result,
  name: Name,
): Extract<Result, { __typename: Name }> {
  if (result.__typename !== name)
    throw new Error(`Expected ${name}, but got ${JSON.stringify(result, null, 2)}`);
  return result as Extract<Result, { __typename: Name }>;
}
