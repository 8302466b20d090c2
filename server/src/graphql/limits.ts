import type { ApolloServerPlugin } from '@apollo/server';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { argumentCost } from './argumentLimits.ts';

/** Limits of one operation. The storefront's largest has 173 tokens, depth 6 and 4 aliases. */
export const limits = {
  /** Tokens of the document. The parser stops there, so that all other checks take milliseconds. */
  tokens: 800,
  /** Levels of nested fields. */
  depth: 12,
  /** Aliases: each can repeat an expensive field or a mutation. */
  aliases: 20,
  /** Fields of the response, with each list at its maximum length, and the length of the arguments. */
  cost: 10_000,
  /** Cost of introspection fields; the full introspection query costs 8600. */
  introspection: 10_000,
} as const;

/** Assumed length of lists without `first`, such as sub-categories, images and the products of an order. */
const DEFAULT_LIST_LENGTH = 5;

/** Assumed length of lists of these types: a shopper's actions make them longer, without a maximum. */
const LONG_LIST_LENGTH = 100;
const LONG_LIST_TYPES = ['CartLine', 'WishlistItem', 'Order'];

/**
 * Assumed length of lists that are short: most carts and orders have one discount or credit note at most, products one offer, orders four
 * products.
 */
const SHORT_LISTS: Readonly<Record<string, number>> = {
  discounts: 1,
  offers: 1,
  creditNotes: 1,
  products: 4,
  variants: 2,
};

/** The most that staff choose for a product: assumed for `DeskProduct.related`, and for `first: null`, which stands for all. */
const RELATED_LENGTH = 20;

/** Weight of an alias on an introspection field: tools use none, and each can repeat half of the schema. */
const INTROSPECTION_ALIAS_WEIGHT = 5;

/** The connection's `first` already counts the length of these lists. */
const CONNECTION_LISTS = ['edges', 'nodes'];

/** Size of an operation in the units of `limits`. */
type OperationSize = Record<(typeof units)[number], number>;

export const units = ['depth', 'aliases', 'cost', 'introspection'] as const;

/** Coerced values, with defaults, by name. */
type Variables = Record<string, unknown>;

/** Rejects operations that exceed `limits` with 400 before they run. */
export const operationLimitsPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request }) {
        if (!operation) return;
        const fragments = document.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
        const variables = coerceVariables(schema, operation, request.variables ?? {});
        const size = measureOperation(schema, operation, fragments, variables);
        for (const unit of units) {
          if (size[unit] > limits[unit]) throw tooLarge(unit, size[unit]);
        }
      },
    };
  },
};

/**
 * The values of an operation's variables, with defaults. Stops at the first that is invalid: each error prints the whole value, so
 * that listing all errors of an object with many unknown fields takes quadratic time.
 * @throws GraphQLError
 */
function coerceVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  values: Variables,
): Variables {
  const { coerced, errors } = getVariableValues(schema, variableDefinitions, values, { maxErrors: 1 });
  if (coerced) return coerced;
  // A second error only says that there are more.
  const [{ message, nodes }] = errors as [GraphQLError];
  throw new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

function tooLarge(unit: keyof OperationSize, size: number): GraphQLError {
  return new GraphQLError(`The ${unit} of this operation is ${size}; at most ${limits[unit]} is allowed`, {
    extensions: { code: 'OPERATION_TOO_LARGE', limit: unit, http: { status: 400 } },
  });
}

/** The document that is measured. */
interface Measurement {
  schema: GraphQLSchema;
  type: OperationTypeNode;
  variables: Variables;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  fragmentSizes: Map<string, OperationSize>;
}

/** Measures an operation of a valid document. Each fragment is measured once, so the time is linear in the document's length. */
export function measureOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
  variables: Variables,
): OperationSize {
  const root = schema.getRootType(operation.operation);
  const measurement = {
    schema,
    type: operation.operation,
    variables,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    fragmentSizes: new Map(),
  };
  return root ? measureSelections(measurement, operation.selectionSet, root) : ZERO_SIZE;
}

function measureSelections(
  measurement: Measurement,
  { selections }: SelectionSetNode,
  parent: GraphQLCompositeType,
): OperationSize {
  const { schema } = measurement;
  return selections
    .map((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(measurement, selection.name.value);
      if (selection.kind === Kind.FIELD) return measureField(measurement, selection, parent);
      const narrowed = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
      return measureSelections(
        measurement,
        selection.selectionSet,
        isCompositeType(narrowed) ? narrowed : parent,
      );
    })
    .reduce(addSizes, ZERO_SIZE);
}

function measureFragment(measurement: Measurement, name: string): OperationSize {
  const { schema, fragments, fragmentSizes } = measurement;
  let size = fragmentSizes.get(name);
  if (!size) {
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    size =
      fragment && isCompositeType(type)
        ? measureSelections(measurement, fragment.selectionSet, type)
        : ZERO_SIZE;
    fragmentSizes.set(name, size);
  }
  return size;
}

function measureField(
  measurement: Measurement,
  field: FieldNode,
  parent: GraphQLCompositeType,
): OperationSize {
  const introspection = introspectionFields.find(({ name }) => name === field.name.value);
  const definition = introspection ?? (hasFields(parent) ? parent.getFields()[field.name.value] : undefined);
  const type = definition && getNamedType(definition.type);
  const within =
    field.selectionSet && isCompositeType(type)
      ? measureSelections(measurement, field.selectionSet, type)
      : ZERO_SIZE;
  const aliases = within.aliases + (field.alias ? 1 : 0);
  // Apollo Client adds the typename to each object; it is no data.
  const isTypename = field.name.value === '__typename' && !field.alias;
  const cost =
    (isTypename ? 0 : 1) +
    argumentCost(field, measurement.type, measurement.variables) +
    within.cost * (definition ? maxLengthOf(field, definition, measurement.variables) : 1);
  if (introspection)
    return {
      depth: within.depth + 1,
      aliases: aliases * INTROSPECTION_ALIAS_WEIGHT,
      cost: 1,
      introspection: cost,
    };
  // `ofType` unwraps list and non-null types; it cannot branch.
  const depth = within.depth + (field.name.value === 'ofType' ? 0 : 1);
  return { depth, aliases, cost, introspection: within.introspection };
}

/** Meta fields of the query root. */
const introspectionFields = [SchemaMetaFieldDef, TypeMetaFieldDef];

const ZERO_SIZE: OperationSize = { depth: 0, aliases: 0, cost: 0, introspection: 0 };

const addSizes = (a: OperationSize, b: OperationSize): OperationSize => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  cost: a.cost + b.cost,
  introspection: a.introspection + b.introspection,
});

const hasFields = (type: GraphQLCompositeType) => isObjectType(type) || isInterfaceType(type);

/** The maximum number of objects that the field returns. */
function maxLengthOf(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  variables: Variables,
): number {
  const paging = definition.args.find(({ name }) => name === 'first');
  if (!paging) {
    if (!isList(definition.type) || CONNECTION_LISTS.includes(definition.name)) return 1;
    if (definition.name === 'related') return RELATED_LENGTH;
    const isLong = LONG_LIST_TYPES.includes(getNamedType(definition.type).name);
    return SHORT_LISTS[definition.name] ?? (isLong ? LONG_LIST_LENGTH : DEFAULT_LIST_LENGTH);
  }
  const argument = field.arguments?.find(({ name }) => name.value === 'first')?.value;
  const first =
    argument?.kind === Kind.VARIABLE
      ? variables[argument.name.value]
      : argument?.kind === Kind.INT
        ? Number(argument.value)
        : argument?.kind === Kind.NULL
          ? null
          : undefined;
  const length =
    typeof first === 'number' ? first : first === null ? RELATED_LENGTH : Number(paging.defaultValue);
  return Math.max(1, length);
}

const isList = (type: GraphQLOutputType) => isListType(getNullableType(type));
