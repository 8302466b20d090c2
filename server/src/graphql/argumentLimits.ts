import { type FieldNode, GraphQLError, OperationTypeNode, valueFromASTUntyped } from 'graphql';

/** Characters of a text in a query. */
const QUERY_TEXT = 200;
/** Characters of a text in a mutation; its service has the limit of each field. The longest is a product's description. */
const MUTATION_TEXT = 20_000;
/** Those of arguments of queries that need more, by name. */
const longTexts: Record<string, number> = { after: 1000, body: MUTATION_TEXT };
/** Characters that cost as much as a field of the response. */
const CHARACTERS_PER_COST = 150;

/**
 * The cost of a field's arguments, which grows with their length: the same variable counts for each field that takes it.
 * @throws GraphQLError when a text in them is too long for any field
 */
export function argumentCost(
  { arguments: args = [] }: FieldNode,
  operation: OperationTypeNode,
  variables: Record<string, unknown>,
): number {
  const characters = args.reduce(
    (sum, { name, value }) => sum + lengthOf(name.value, valueFromASTUntyped(value, variables), operation),
    0,
  );
  return Math.floor(characters / CHARACTERS_PER_COST);
}

/** Characters of all texts in a value; each other part of it counts as one. @param name of the argument or input field */
function lengthOf(name: string, value: unknown, operation: OperationTypeNode): number {
  if (typeof value === 'string') {
    throwIfTooLong(name, value, operation);
    return value.length;
  }
  if (Array.isArray(value)) return value.reduce((sum, item) => sum + 1 + lengthOf(name, item, operation), 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum, [field, part]) => sum + lengthOf(field, part, operation), 0);
}

function throwIfTooLong(name: string, { length }: string, operation: OperationTypeNode): void {
  const limit =
    operation === OperationTypeNode.MUTATION && name !== 'after'
      ? MUTATION_TEXT
      : (longTexts[name] ?? QUERY_TEXT);
  if (length > limit)
    throw new GraphQLError(`${name} is too long: at most ${limit} characters are allowed`, {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
}
