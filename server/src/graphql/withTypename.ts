/** Names the member of a result union; problems have their names already. */
export const withTypename = <Type extends string, Result extends object>(__typename: Type, result: Result) =>
  '__typename' in result
    ? (result as Extract<Result, { __typename: string }>)
    : { __typename, ...(result as Exclude<Result, { __typename: string }>) };
