import { readFileSync } from 'node:fs';
import {
  buildSchema,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isEnumType,
  isObjectType,
} from 'graphql';
import { listStaffDirectiveGaps } from '../../tools/schema/staffDirectives.mjs';
import { schemaFile } from '../config/paths.ts';
import { deskPermissions, hasPermission, staffRoles } from '../features/staff/permissions.service.ts';
import { toCaller } from '../features/users/caller.service.ts';
import type { Viewer } from '../features/users/users.service.ts';
import type { Context } from './context.ts';
import { enforceStaffPermissions, neededPermissions } from './staffPermissions.ts';

const schemaText = readFileSync(schemaFile, 'utf8');
const schema = buildSchema(schemaText);
const objectTypes = Object.values(schema.getTypeMap()).filter(isObjectType);
const fieldsOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).map((field) => ({ type, field, name: `${type.name}.${field.name}` }));
const fields = objectTypes.flatMap(fieldsOf);
const permissionsOf = ({ type, field }: (typeof fields)[number]) =>
  neededPermissions(schema, type.name, { ...field, args: {} });

describe('the schema of the desk', () => {
  it('has the permissions of the table', () => {
    const permissions = schema.getType('DeskPermission');
    const names = isEnumType(permissions) ? permissions.getValues().map(({ name }) => name) : [];
    expect(names).toEqual(deskPermissions);
  });

  it('has a permission for every field, and results that can refuse', () => {
    expect(listStaffDirectiveGaps(schema)).toEqual([]);
  });

  it.each([
    ['extend type Query { forgotten: DeskOrder }', 'Query.forgotten needs @staff'],
    ['extend type Desk { forgotten: Int }', 'Desk.forgotten needs @staff'],
    ['type DeskThing { id: ID! @staff(can: USE_DESK) name: String }', 'DeskThing.name needs @staff'],
    ['interface DeskThing { name: String }', 'DeskThing.name needs @staff'],
    [
      'extend type Mutation { forget: Int @staff(can: USE_DESK) }',
      'The result of Mutation.forget needs a name that begins with Desk',
    ],
    [
      'union DeskForgetResult = NotFound | NotSignedIn',
      'DeskForgetResult needs the members NotSignedIn and NotAllowed',
    ],
  ])('is not built with %s', (addition, gap) => {
    expect(listStaffDirectiveGaps(buildSchema(`${schemaText}\n${addition}`))).toEqual([gap]);
  });
});

describe('enforceStaffPermissions', () => {
  const enforced = enforceStaffPermissions(schema);
  const reached = new Error('reached');
  const parent = new Proxy(
    {},
    {
      get: () => {
        throw reached;
      },
    },
  );
  let requireSecondFactor = false;
  const settingsCache = {
    get current() {
      return { shop: { value: { requireSecondFactor } } };
    },
  } as unknown as Context['settingsCache'];
  const restricted = fields.filter((line) => permissionsOf(line).length > 0);

  /** What a caller gets: the refusal's type or code, or `passed` when the field's own resolver runs. */
  async function outcomeOf({ type, field }: (typeof fields)[number], viewer: object | null): Promise<string> {
    const { resolve } = (enforced.getType(type.name) as GraphQLObjectType).getFields()[field.name] ?? {};
    const info = { fieldName: field.name } as GraphQLResolveInfo;
    try {
      const result = await resolve?.(
        parent,
        {},
        { caller: toCaller(viewer as Viewer | null), settingsCache } as Context,
        info,
      );
      return (result as { __typename: string }).__typename;
    } catch (error) {
      if (error === reached) return 'passed';
      if (error instanceof GraphQLError) return String(error.extensions.code);
      throw error;
    }
  }

  it.each(restricted.map((line) => [line.name, line] as const))(
    'restricts %s to its roles',
    async (_, line) => {
      const isMutation = line.type.name === 'Mutation';
      expect(await outcomeOf(line, null)).toBe(isMutation ? 'NotSignedIn' : 'UNAUTHENTICATED');
      for (const staffRole of [null, ...staffRoles]) {
        const may = permissionsOf(line).every((permission) => hasPermission(staffRole, permission));
        const outcome = may ? 'passed' : isMutation ? 'NotAllowed' : 'FORBIDDEN';
        expect({ staffRole, outcome: await outcomeOf(line, { staffRole, secondFactorSince: null }) }).toEqual(
          { staffRole, outcome },
        );
      }
    },
  );

  it('refuses staff until their second factor is given, but for what gives it', async () => {
    const viewer = { staffRole: 'owner', secondFactorSince: 1, hasGivenSecondFactor: false };
    const open: string[] = [];
    for (const line of restricted) if ((await outcomeOf(line, viewer)) === 'passed') open.push(line.name);
    const allowed = restricted.filter((line) =>
      permissionsOf(line).every((name) => name === 'SIGN_IN_TO_DESK'),
    );
    expect(open).toEqual(allowed.map(({ name }) => name));
    expect(open).toContain('Mutation.verifySecondFactor');
    expect(open).not.toContain('Mutation.removeSecondFactor');
    for (const line of restricted)
      expect(await outcomeOf(line, { ...viewer, hasGivenSecondFactor: true })).toBe('passed');
  });

  it('refuses staff without a second factor while all staff need one', async () => {
    requireSecondFactor = true;
    const viewer = { staffRole: 'owner', secondFactorSince: null, hasGivenSecondFactor: false };
    const open: string[] = [];
    for (const line of restricted) if ((await outcomeOf(line, viewer)) === 'passed') open.push(line.name);
    expect(open).toContain('Mutation.setUpSecondFactor');
    expect(open).not.toContain('Desk.me');
    requireSecondFactor = false;
  });
});
