import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DeskPermission,
  hasPermission,
  staffRoles,
} from '../../src/features/staff/permissions.service.ts';
import { User } from '../../src/features/users/users.entity.ts';
import { SESSION_COOKIE } from '../../src/http/caller.ts';
import { type RefundShop, startRefundShop } from '../refundShop.ts';
import { fillDesk } from './deskData.ts';
import { callOf, type DeskType, deskFields, deskMutations, listDeskTypes } from './deskFields.ts';
import { deskRoutes, openDeskRoutes } from './deskRoutes.ts';
import { createEndedSession, createSession } from './ownedResources.ts';

// Every caller tries everything of the desk over HTTP: each field of each type that `Query.desk` leads to, each mutation, each route of
// files. The lists come from the schema and the sources. permissions.test.ts tries everything else, also as staff.

/** Everybody without a role at the desk. */
const outsiders = ['visitor', 'shopper', 'blocked shopper', 'ended session', 'expired session'] as const;
/** An owner who has not given the second factor yet. */
const HALF = 'owner without code';
type Caller = (typeof staffRoles)[number] | (typeof outsiders)[number] | typeof HALF;

let kit: RefundShop;
let tokens: Record<Caller, string | null>;
let args: Record<string, string>;
beforeAll(async () => {
  kit = await startRefundShop();
  const owner = await kit.newStaff('owner');
  const filled = await fillDesk(kit, owner);
  args = filled.args;
  const half = await kit.newStaff('owner');
  await kit.shop.db.write((tx) => tx.update(User, { id: half.id }, { secondFactorSince: Date.now() }));
  tokens = {
    owner: owner.token,
    manager: (await kit.newStaff('manager')).token,
    packer: (await kit.newStaff('packer')).token,
    support: (await kit.newStaff('support')).token,
    visitor: null,
    shopper: (await kit.newShopper()).token,
    'blocked shopper': filled.blocked.token,
    // Of the owner, whose sessions would open everything.
    'ended session': (await createEndedSession(kit, owner)).token,
    'expired session': (await createSession(kit.shop.db, owner, -1000)).token,
    [HALF]: half.token,
  };
});
afterAll(() => kit.close());

const isAllowed = (role: (typeof staffRoles)[number], permissions: readonly DeskPermission[]): boolean =>
  permissions.every((permission) => hasPermission(role, permission));

const cookieOf = (token: string | null) => ({ cookie: `${SESSION_COOKIE}=${token}` });

interface Answer {
  data: Record<string, unknown> | null | undefined;
  code: unknown;
}

/** Sends an operation. @param by how the session is sent */
async function ask(query: string, caller: Caller, by: 'bearer' | 'cookie' = 'bearer'): Promise<Answer> {
  const token = tokens[caller];
  const { body } = await kit.gqlRaw<Record<string, unknown>>(
    query,
    {},
    by === 'bearer' ? { token } : { headers: cookieOf(token) },
  );
  const code = body.errors?.[0]?.extensions?.code;
  expect(code).not.toBe('GRAPHQL_VALIDATION_FAILED');
  expect(code).not.toBe('INTERNAL_SERVER_ERROR');
  return { data: body.data, code };
}

/** All values in an answer but null. */
function valuesIn(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(valuesIn) : [value];
}

/** The objects at the end of a way through an answer. */
const objectsAt = (data: unknown, way: readonly string[]): unknown[] =>
  way
    .reduce(
      (objects, name) =>
        objects.flatMap((object) => (object as Record<string, unknown>)[name]).filter(Boolean),
      [data],
    )
    .flat();

const NO_DESK = { data: { desk: null }, code: undefined };

describe('the types of the desk', () => {
  it.each(listDeskTypes().map((type) => [type.name, type] as const))('%s', async (_, type) => {
    const query = type.query(type.fields, args);
    for (const by of ['bearer', 'cookie'] as const)
      for (const caller of outsiders)
        expect({ caller, by, ...(await ask(query, caller, by)) }).toEqual({ caller, by, ...NO_DESK });
    // The session cookie opens nothing: pages of other origins could make a browser send it.
    for (const caller of [...staffRoles, HALF] as const)
      expect({ caller, ...(await ask(query, caller, 'cookie')) }).toEqual({ caller, ...NO_DESK });
    await expectRefusal(query, HALF);
    for (const role of staffRoles) await expectFieldsOf(type, role);
    const { data } = await ask(query, 'owner');
    expect(objectsAt(data, ['desk', ...type.path]).length).toBeGreaterThan(0);
  });

  async function expectRefusal(query: string, caller: Caller): Promise<void> {
    const { data, code } = await ask(query, caller);
    expect({ caller, code, values: valuesIn(data) }).toEqual({ caller, code: 'FORBIDDEN', values: [] });
  }

  /** The fields that a role may read are read together, and each other one alone. */
  async function expectFieldsOf(type: DeskType, role: (typeof staffRoles)[number]): Promise<void> {
    if (!isAllowed(role, type.pathPermissions)) return expectRefusal(type.query(type.fields, args), role);
    const allowed = type.fields.filter(({ permissions }) => isAllowed(role, permissions));
    if (allowed.length > 0) {
      const { code } = await ask(type.query(allowed, args), role);
      expect({ role, code }).toEqual({ role, code: undefined });
    }
    for (const field of type.fields.filter((one) => !allowed.includes(one)))
      await expectRefusal(type.query([field], args), role);
  }
});

describe('the fields of the desk', () => {
  // Without arguments that exist: who may not use a field is refused before its arguments are looked at.
  it.each(deskFields.map(({ name, field, permissions }) => [name, field, permissions] as const))(
    'Desk.%s',
    async (_, field, permissions) => {
      const query = `query { desk { it: ${callOf(field)} } }`;
      for (const role of staffRoles) {
        const isRefused = !isAllowed(role, permissions);
        const { code } = await ask(query, role);
        expect({ role, isRefused: code === 'FORBIDDEN' }).toEqual({ role, isRefused });
      }
    },
  );
});

describe('the mutations of the desk', () => {
  const kindOf = ({ data, code }: Answer) =>
    (data?.it as { __typename?: string } | undefined)?.__typename ?? code;
  const refusals: unknown[] = ['NotSignedIn', 'NotAllowed'];

  it.each(deskMutations.map(({ name, field, permissions }) => [name, field, permissions] as const))(
    '%s',
    async (_, field, permissions) => {
      const mutation = `mutation { it: ${callOf(field)} }`;
      for (const caller of [...staffRoles, ...outsiders, HALF] as const)
        expect({ caller, kind: kindOf(await ask(mutation, caller, 'cookie')) }).toEqual({
          caller,
          kind: 'NotSignedIn',
        });
      for (const caller of outsiders)
        expect({ caller, kind: kindOf(await ask(mutation, caller)) }).toEqual({
          caller,
          kind: caller === 'shopper' ? 'NotAllowed' : 'NotSignedIn',
        });
      const isSigningIn = permissions.every((permission) => permission === 'SIGN_IN_TO_DESK');
      for (const caller of [...staffRoles, HALF] as const) {
        const isRefused = caller === HALF ? !isSigningIn : !isAllowed(caller, permissions);
        const kind = kindOf(await ask(mutation, caller));
        expect({ caller, kind: refusals.includes(kind) ? kind : 'passed' }).toEqual({
          caller,
          kind: isRefused ? 'NotAllowed' : 'passed',
        });
      }
    },
  );
});

describe('the files of the desk', () => {
  it('are at these routes alone', () => {
    const source = path.join(__dirname, '../../src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    const routes = files.flatMap((name) =>
      [
        ...readFileSync(path.join(source, name), 'utf8').matchAll(
          /\bapp\s*\.(get|post|put|patch|delete)(?:<[^(]*>)?\(\s*'(\/desk[^']*)'/g,
        ),
      ].map(([, method, url]) => `${method?.toUpperCase()} ${url}`),
    );
    expect(routes.sort()).toEqual(Object.keys(deskRoutes).sort());
    const page = readFileSync(path.join(source, 'http/deskFiles.ts'), 'utf8');
    for (const route of openDeskRoutes) expect(page).toContain(`'${route.replace('GET ', '')}'`);
  });

  it.each(Object.entries(deskRoutes))('%s', async (route, { permission }) => {
    const [method = '', url = ''] = route.split(' ');
    const send = async (headers: Record<string, string>, query = '') => {
      const response = await fetch(`${kit.url}${url.replace(':id', 'nothing')}${query}`, {
        method,
        headers,
        ...(method === 'POST' && { body: new FormData() }),
      });
      const text = await response.text();
      return { status: response.status, isShort: text.length < 300 };
    };
    const bearer = (token: string | null): Record<string, string> =>
      token ? { authorization: `Bearer ${token}` } : {};
    const refused = (status: number) => ({ status, isShort: true });
    for (const caller of [...staffRoles, ...outsiders, HALF] as const) {
      const token = tokens[caller];
      for (const answer of [await send(cookieOf(token)), await send({}, `?token=${token}`)])
        expect({ caller, ...answer }).toEqual({ caller, ...refused(401) });
    }
    for (const caller of outsiders)
      expect({ caller, ...(await send(bearer(tokens[caller]))) }).toEqual({
        caller,
        ...refused(caller === 'shopper' ? 403 : 401),
      });
    expect(await send(bearer(tokens[HALF]))).toEqual(refused(403));
    for (const role of staffRoles) {
      const { status } = await send(bearer(tokens[role]));
      expect({ role, isRefused: [401, 403].includes(status) }).toEqual({
        role,
        isRefused: !hasPermission(role, permission),
      });
    }
  });

  it.each(openDeskRoutes)('%s is the same for everybody', async (route) => {
    const url = kit.url + route.replace('GET ', '').replace('*', 'orders');
    const send = async (headers: Record<string, string>) => (await fetch(url, { headers })).text();
    const page = await send({});
    for (const token of Object.values(tokens))
      for (const headers of [cookieOf(token), { authorization: `Bearer ${token}` }])
        expect(await send(headers)).toBe(page);
  });
});

it('says who may do what', async () => {
  const { body } = await kit.gqlRaw(
    '{ desk { me { role permissions } roles { role } } me { staffRole isAdmin } }',
    {},
    { token: tokens.packer },
  );
  expect(body).toMatchObject({
    data: {
      desk: {
        me: { role: 'packer', permissions: expect.arrayContaining(['PACK_ORDERS']) },
        roles: [{ role: 'owner' }, { role: 'manager' }, { role: 'packer' }, { role: 'support' }],
      },
      me: { staffRole: 'packer', isAdmin: false },
    },
  });
});
