import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { schemaFile } from '../../src/config/paths.ts';
import {
  type DeskPermission,
  hasPermission,
  staffRoles,
} from '../../src/features/staff/permissions.service.ts';
import { neededPermissions } from '../../src/graphql/staffPermissions.ts';
import { type Shopper, startShop, type TestShop } from '../testkit.ts';

// Every role tries every field of `Desk` and every mutation of the desk over HTTP. The list comes from the schema. Arguments are made up, so
// who may use a field gets its result, a problem or an error about the arguments; who may not is refused before anything else.

const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

let kit: TestShop;
const staff: Partial<Record<string, Shopper>> = {};
beforeAll(async () => {
  kit = await startShop();
  staff.shopper = await kit.newShopper();
  for (const role of staffRoles) staff[role] = await kit.newStaff(role);
});
afterAll(() => kit.close());

type Field = GraphQLField<unknown, unknown>;
const permissionsOf = (typeName: string, field: Field): DeskPermission[] =>
  neededPermissions(schema, typeName, { ...field, args: {} });

const fieldsOf = (typeName: 'Desk' | 'Mutation') => {
  const type = typeName === 'Mutation' ? schema.getMutationType() : schema.getType(typeName);
  const fields = type && 'getFields' in type ? (Object.values(type.getFields()) as Field[]) : [];
  return fields
    .map((field) => [field.name, field, permissionsOf(typeName, field)] as const)
    .filter(([, , permissions]) => permissions.length > 0);
};

/** Some value of a type, as text; only required parts. */
function exampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) return `{ ${examplesOf(Object.values(type.getFields()))} }`;
  return { Int: '1', Float: '1', Boolean: 'true' }[getNamedType(type).name] ?? '"nothing"';
}

const examplesOf = (inputs: readonly Pick<GraphQLArgument, 'name' | 'type' | 'defaultValue'>[]): string =>
  inputs
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    .map(({ name, type }) => `${name}: ${exampleOf(type)}`)
    .join(', ');

const callOf = ({ name, args, type }: Field): string => {
  const examples = examplesOf(args);
  return `it: ${name}${examples && `(${examples})`} ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'}`;
};

/** A refusal as its type or code; anything else is `passed`. */
async function outcomeOf(query: string, token: string | undefined): Promise<string> {
  const { body } = await kit.gqlRaw<{ it?: { __typename?: string }; desk?: unknown }>(
    query,
    {},
    { token: token ?? null },
  );
  const code = body.errors?.[0]?.extensions?.code;
  const kind = body.data?.it?.__typename;
  if (query.startsWith('query') && body.data && body.data.desk === null && !body.errors) return 'no desk';
  const refusals = ['FORBIDDEN', 'UNAUTHENTICATED', 'NotAllowed', 'NotSignedIn'];
  expect(code).not.toBe('GRAPHQL_VALIDATION_FAILED');
  expect(code).not.toBe('INTERNAL_SERVER_ERROR');
  return refusals.find((refusal) => refusal === code || refusal === kind) ?? 'passed';
}

const allowed = (role: string, permissions: readonly DeskPermission[]) =>
  permissions.every((permission) =>
    hasPermission(staffRoles.find((name) => name === role) ?? null, permission),
  );

describe('the desk over HTTP', () => {
  it.each(fieldsOf('Desk'))('Desk.%s', async (_, field, permissions) => {
    const query = `query { desk { ${callOf(field)} } }`;
    expect(await outcomeOf(query, undefined)).toBe('no desk');
    expect(await outcomeOf(query, staff.shopper?.token)).toBe('no desk');
    for (const role of staffRoles) {
      const outcome = allowed(role, permissions) ? 'passed' : 'FORBIDDEN';
      expect({ role, outcome: await outcomeOf(query, staff[role]?.token) }).toEqual({ role, outcome });
    }
  });

  for (const [name, field, permissions] of fieldsOf('Mutation'))
    it(`Mutation.${name}`, async () => {
      const query = `mutation { ${callOf(field)} }`;
      expect(await outcomeOf(query, undefined)).toBe('NotSignedIn');
      expect(await outcomeOf(query, staff.shopper?.token)).toBe('NotAllowed');
      for (const role of staffRoles) {
        const outcome = allowed(role, permissions) ? 'passed' : 'NotAllowed';
        expect({ role, outcome: await outcomeOf(query, staff[role]?.token) }).toEqual({ role, outcome });
      }
    });

  it('says who may do what', async () => {
    const { body } = await kit.gqlRaw(
      '{ desk { me { name role permissions } roles { role } } me { staffRole isAdmin } }',
      {},
      { token: staff.packer?.token ?? null },
    );
    expect(body).toMatchObject({
      data: {
        desk: {
          me: {
            name: staff.packer?.name,
            role: 'packer',
            permissions: expect.arrayContaining(['PACK_ORDERS']),
          },
          roles: [{ role: 'owner' }, { role: 'manager' }, { role: 'packer' }, { role: 'support' }],
        },
        me: { staffRole: 'packer', isAdmin: false },
      },
    });
  });
});
