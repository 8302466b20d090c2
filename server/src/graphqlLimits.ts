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
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
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
} as const;

/** How long a list is taken for that has no `first`: sub-categories, pictures, lines of a cart. */
const USUAL_LENGTH = 5;

/** The lists of a connection are one list, whose length its `first` says. */
const PARTS_OF_PAGES = ['edges', 'nodes'];

/** How large an operation is, in the units of `limits`. */
export type Size = Record<'depth' | 'aliases' | 'cost', number>;

type Variables = Record<string, unknown>;

/** Refuses an operation that is too large with 400, before any of it runs. */
export const refuseLargeOperations: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request }) {
        if (!operation) return;
        const fragments = document.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
        const size = sizeOf(schema, operation, fragments, request.variables ?? {});
        for (const unit of ['depth', 'aliases', 'cost'] as const) {
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
    // What is described by the schema itself costs nothing to look up, and is limited by graphql-js.
    if (field.name.value.startsWith('__')) return sizeOfNothing;
    const definition = hasFields(parent) ? parent.getFields()[field.name.value] : undefined;
    const type = definition && getNamedType(definition.type);
    const within =
      field.selectionSet && isCompositeType(type) ? ofSelections(field.selectionSet, type) : sizeOfNothing;
    return {
      depth: within.depth + 1,
      aliases: within.aliases + (field.alias ? 1 : 0),
      cost: 1 + within.cost * (definition ? lengthOf(field, definition, variables) : 1),
    };
  }

  const root = schema.getRootType(operation.operation);
  return root ? ofSelections(operation.selectionSet, root) : sizeOfNothing;
}

const sizeOfNothing: Size = { depth: 0, aliases: 0, cost: 0 };

const together = (one: Size, other: Size): Size => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  cost: one.cost + other.cost,
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
