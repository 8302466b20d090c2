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
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';

/**
 * What one operation may be. The storefront's largest has 173 tokens, is 5 deep, renames 4 fields and costs 1300.
 */
export const limits = {
  /** Words of the document. Parsing stops there, so that checking the rest takes milliseconds. */
  tokens: 800,
  /** Fields within fields. */
  depth: 12,
  /** Renamed fields: each may be the same costly field again, a mutation too. */
  aliases: 20,
  /** Fields of the answer, taking every list for as long as it may get. */
  cost: 10_000,
  /** The same of the schema's description; tools that ask for all of it cost 8600. */
  introspection: 10_000,
} as const;

/** How long a list is taken for that has no `first`: sub-categories, pictures, lines of a cart. */
const USUAL_LENGTH = 5;

/** What a renamed field of the schema's description counts for: tools rename none, and each may repeat half of the schema. */
const RENAMED_DESCRIPTION = 5;

/** The lists of a connection are one list, whose length its `first` says. */
const PARTS_OF_PAGES = ['edges', 'nodes'];

/** How large an operation is, in the units of `limits`. */
export type Size = Record<(typeof units)[number], number>;

export const units = ['depth', 'aliases', 'cost', 'introspection'] as const;

/** As graphql-js has read them: with their defaults. */
type Variables = Record<string, unknown>;

/** Refuses an operation that is too large with 400, before any of it runs. */
export const refuseLargeOperations: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request }) {
        if (!operation) return;
        const fragments = document.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
        const { coerced } = getVariableValues(
          schema,
          operation.variableDefinitions ?? [],
          request.variables ?? {},
        );
        // What is not as the operation says fails before anything runs.
        if (!coerced) return;
        const size = sizeOf(schema, operation, fragments, coerced);
        for (const unit of units) {
          if (size[unit] > limits[unit]) throw tooLarge(unit, size[unit]);
        }
      },
    };
  },
};

function tooLarge(unit: keyof Size, found: number): GraphQLError {
  return new GraphQLError(`The ${unit} of this operation is ${found}; at most ${limits[unit]} is allowed`, {
    extensions: { code: 'OPERATION_TOO_LARGE', limit: unit, http: { status: 400 } },
  });
}

/**
 * How large an operation of a valid document is. Every fragment is measured once, however often it is spread, so the time
 * grows with the document and not with the answer.
 */
export function sizeOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
  variables: Variables,
): Size {
  const definitions = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const measured = new Map<string, Size>();

  function ofFragment(name: string): Size {
    const known = measured.get(name);
    if (known) return known;
    const fragment = definitions.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const size =
      fragment && isCompositeType(type) ? ofSelections(fragment.selectionSet, type) : sizeOfNothing;
    measured.set(name, size);
    return size;
  }

  function ofSelections({ selections }: SelectionSetNode, parent: GraphQLCompositeType): Size {
    return selections
      .map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
        if (selection.kind === Kind.FIELD) return ofField(selection, parent);
        const narrowed = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
        return ofSelections(selection.selectionSet, isCompositeType(narrowed) ? narrowed : parent);
      })
      .reduce(together, sizeOfNothing);
  }

  function ofField(field: FieldNode, parent: GraphQLCompositeType): Size {
    const description = descriptions.find(({ name }) => name === field.name.value);
    const definition = description ?? (hasFields(parent) ? parent.getFields()[field.name.value] : undefined);
    const type = definition && getNamedType(definition.type);
    const within =
      field.selectionSet && isCompositeType(type) ? ofSelections(field.selectionSet, type) : sizeOfNothing;
    const aliases = within.aliases + (field.alias ? 1 : 0);
    const cost = 1 + within.cost * (definition ? lengthOf(field, definition, variables) : 1);
    if (description)
      return {
        depth: within.depth + 1,
        aliases: aliases * RENAMED_DESCRIPTION,
        cost: 1,
        introspection: cost,
      };
    // Layers of a type, such as "a list of", branch into nothing.
    const depth = within.depth + (field.name.value === 'ofType' ? 0 : 1);
    return { depth, aliases, cost, introspection: within.introspection };
  }

  const root = schema.getRootType(operation.operation);
  return root ? ofSelections(operation.selectionSet, root) : sizeOfNothing;
}

/** The fields of a query that ask about the schema. */
const descriptions = [SchemaMetaFieldDef, TypeMetaFieldDef];

const sizeOfNothing: Size = { depth: 0, aliases: 0, cost: 0, introspection: 0 };

const together = (one: Size, other: Size): Size => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  cost: one.cost + other.cost,
  introspection: one.introspection + other.introspection,
});

const hasFields = (type: GraphQLCompositeType) => isObjectType(type) || isInterfaceType(type);

/** How many objects the field may answer with. */
function lengthOf(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  variables: Variables,
): number {
  const paging = definition.args.find(({ name }) => name === 'first');
  if (!paging) {
    return isList(definition.type) && !PARTS_OF_PAGES.includes(definition.name) ? USUAL_LENGTH : 1;
  }
  const given = field.arguments?.find(({ name }) => name.value === 'first')?.value;
  const asked =
    given?.kind === Kind.VARIABLE
      ? variables[given.name.value]
      : given?.kind === Kind.INT
        ? Number(given.value)
        : undefined;
  const length = typeof asked === 'number' ? asked : Number(paging.defaultValue);
  return Math.max(1, length);
}

const isList = (type: GraphQLOutputType) => isListType(getNullableType(type));
