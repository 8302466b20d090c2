import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { schemaFile } from '../../src/config/paths.ts';
import { SESSION_COOKIE } from '../../src/http/caller.ts';
import { describePermissions } from './document.ts';
import { type Call, isProof, type Mutation, type Target } from './expectedResults.ts';
import { fields, fieldsWithId } from './fields.ts';
import type { Caller } from './ownedResources.ts';
import { type FullScenario, type ScenarioShop, startScenarioShop } from './scenarios.ts';
import { calls, mutations } from './table.ts';

// Every caller tries every field, mutation and REST call. The list comes from the schema and the OpenAPI document; the expected results
// are in fields.ts and in a file per noun, which table.ts collects. staff.sqlite.test.ts tries the desk.

const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
const docs = path.join(__dirname, '../../../docs/permissions.md');

let scenarioShop: ScenarioShop;
beforeAll(async () => {
  scenarioShop = await startScenarioShop();
});
afterAll(() => scenarioShop.kit.close());

const HINT = 'Add to server/test/permissions who may use';
const OUTDATED = 'Remove from server/test/permissions, because it does not exist:';

/** The types that only mutations return: members of their results, and problems. */
function mutationResultTypes(): Set<string> {
  const results = Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) =>
    getNamedType(field.type),
  );
  const members = results.flatMap((type) =>
    isUnionType(type) ? type.getTypes() : isObjectType(type) ? [type] : [],
  );
  const problems = Object.keys(schema.getTypeMap()).filter((name) => implementsProblem(schema.getType(name)));
  return new Set([...members.map(({ name }) => name), ...problems, 'Mutation']);
}

const implementsProblem = (type: unknown): boolean =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Problem');

/** A message for each listed name that does not exist. */
const outdatedIn = (listed: object, names: string[]) =>
  Object.keys(listed)
    .filter((name) => !names.includes(name))
    .map((name) => `${OUTDATED} ${name}`);

describe('the permissions table', () => {
  test('lists every field of every type', () => {
    const listed = { ...fields.public, ...fields.private };
    const resultTypes = mutationResultTypes();
    const types = Object.values(schema.getTypeMap()).filter(
      (type): type is GraphQLObjectType =>
        isObjectType(type) && !/^(__|Desk)/.test(type.name) && !resultTypes.has(type.name),
    );
    const unknown = types.flatMap((type) =>
      Object.keys(type.getFields())
        .filter((name) => !(listed[type.name] ?? '').split(' ').includes(name))
        .map((name) => `${HINT} the field ${type.name}.${name}`),
    );
    expect(unknown).toEqual([]);
    const outdated = Object.entries(listed).flatMap(([type, names]) => {
      const schemaType = schema.getType(type);
      const fieldNames =
        isObjectType(schemaType) || isInterfaceType(schemaType) ? Object.keys(schemaType.getFields()) : [];
      return names
        .split(' ')
        .filter((name) => !fieldNames.includes(name))
        .map((name) => `${OUTDATED} ${type}.${name}`);
    });
    expect(outdated).toEqual([]);
  });

  test('lists every mutation', () => {
    const names = Object.values(schema.getMutationType()?.getFields() ?? {})
      .filter(({ type }) => !getNamedType(type).name.startsWith('Desk'))
      .map(({ name }) => name);
    expect(
      names.filter((name) => !(name in mutations)).map((name) => `${HINT} the mutation ${name}`),
    ).toEqual([]);
    expect(outdatedIn(mutations, names)).toEqual([]);
  });

  test('lists every field of User that takes an id', () => {
    const own = schema.getType('User');
    const naming = isObjectType(own)
      ? Object.values(own.getFields()).filter(({ args }) => args.some(({ name }) => /id$/i.test(name)))
      : [];
    const unknown = naming.filter(({ name }) => !(name in fieldsWithId));
    expect(unknown.map(({ name }) => `${HINT} the field User.${name}`)).toEqual([]);
  });

  test('lists every call under /api', async () => {
    const description = await (await fetch(`${scenarioShop.kit.url}/api/openapi.json`)).json();
    const names = Object.entries(Object(description).paths).flatMap(([url, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${url}`),
    );
    expect(names.filter((name) => !(name in calls)).map((name) => `${HINT} the call ${name}`)).toEqual([]);
    expect(outdatedIn(calls, names)).toEqual([]);
  });
});

test('docs/permissions.md is up to date (`WRITE_DOCS=true npm test -- server permissions` writes it)', () => {
  const text = describePermissions();
  if (process.env.WRITE_DOCS) writeFileSync(docs, text);
  expect(readFileSync(docs, 'utf8')).toBe(text);
});

/** A selection of all fields of a type without arguments, nested to a depth. */
function selectionOf(output: GraphQLOutputType, depth = 3): string {
  const type = getNamedType(output);
  if (isUnionType(type)) {
    const parts = type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, depth)}`);
    // `message` is selected once, through the interface: fields of the same name could conflict between the members.
    return `{ __typename ${parts.filter((part) => !part.includes('message }')).join(' ')} ... on Problem { message } }`;
  }
  if (!isObjectType(type)) return '';
  const inner = Object.values(type.getFields())
    .filter(({ args }) => args.length === 0)
    .flatMap(({ name, type: of }) => {
      if (!isObjectType(getNamedType(of))) return [name];
      return depth > 0 ? [`${name} ${selectionOf(of, depth - 1)}`] : [];
    });
  return `{ __typename ${inner.join(' ')} }`;
}

/** An object with its type in the schema. */
interface Typed {
  __typename: string;
}

/** The data of a query for one field of the caller. */
interface Me<Field> {
  me: { it: Field } | null;
}

/** The response to a caller. */
interface Answer {
  /** The type or status to compare with the table. */
  kind: unknown;
  /** The response body; the target's id is replaced. */
  text: string;
}

type Ask = (caller: Caller, target: Target) => Promise<Answer>;

const withoutId = (target: Target, text: string) => text.replaceAll(target.id, '<id>');

/** Calls as each caller, the owner last. Each must get the table's result, and the others must not change the owner's data. */
async function expectPermissions(
  { of, visitor, own, other = own, shopOwner }: Mutation | Call,
  ask: Ask,
): Promise<void> {
  const { callers, owned, missing, ofShopper, secrets, stateOfOwner } = await scenarioShop.createScenario(of);
  const theirTarget = isProof(of) ? missing : owned;
  const { owner, nobody, expired, ended, blocked, shopper, admin, manager, packer, support } = callers;
  const before = await stateOfOwner();
  // Proofs are guessed at most five times.
  const visitors = { nobody, expired, ended, ...(!isProof(of) && { blocked }) };
  const strangers = { shopper, admin, ...(!isProof(of) && { manager, packer, support }) };
  for (const [caller, session, answer] of [
    ...Object.entries(visitors).map(([name, session]) => [name, session, visitor] as const),
    ...Object.entries(strangers).map(
      ([name, session]) =>
        [name, session, (name === 'admin' ? shopOwner : undefined) ?? (of ? other : own)] as const,
    ),
  ]) {
    const theirs = await ask(session, theirTarget);
    expect({ caller, answer: theirs.kind }).toEqual({ caller, answer });
    expect(secrets.filter((secret) => theirs.text.includes(secret))).toEqual([]);
    expect({ caller, changed: (await stateOfOwner()) !== before }).toEqual({ caller, changed: false });
    if (!of || isProof(of)) continue;
    const response = await ask(session, missing);
    expect({ caller, text: response.text }).toEqual({ caller, text: theirs.text });
  }
  if (isProof(of)) {
    const theirs = await ask(shopper, await ofShopper());
    expect(theirs.kind).toBe(own);
    expect(secrets.filter((secret) => theirs.text.includes(secret))).toEqual([]);
    expect(await stateOfOwner()).toBe(before);
  }
  expect({ caller: 'owner', answer: (await ask(owner, owned)).kind }).toEqual({
    caller: 'owner',
    answer: own,
  });
}

describe('GraphQL', () => {
  test.each(Object.entries(mutations))('%s', async (name, line) => {
    const { type } = schema.getMutationType()?.getFields()[name] ?? {};
    await expectPermissions(line, async ({ token }, target) => {
      const args = line.args(target);
      const query = `mutation { it: ${name}${args && `(${args})`} ${type && selectionOf(type, 1)} }`;
      const { status, body } = await scenarioShop.kit.gqlRaw<{ it: Typed }>(query, {}, { token });
      expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
      return { kind: body.data?.it.__typename, text: withoutId(target, JSON.stringify(body)) };
    });
  });

  test.each(Object.entries(fieldsWithId))('User.%s', async (name, line) => {
    await expectPermissions(line, async ({ token }, target) => {
      const { body } = await scenarioShop.kit.gqlRaw<Me<Typed | null>>(
        `{ me { it: ${name}(${line.args(target)}) { __typename } } }`,
        {},
        { token },
      );
      return {
        kind: body.data?.me?.it?.__typename ?? null,
        text: withoutId(target, JSON.stringify(body)),
      };
    });
  });

  describe('fields of the caller', () => {
    let scenario: FullScenario;
    beforeAll(async () => {
      scenario = await scenarioShop.createFullScenario();
    });

    test.each(fields.private.User?.split(' ').filter((name) => !(name in fieldsWithId)) ?? [])(
      'User.%s',
      async (name) => {
        const user = schema.getType('User');
        const type = isObjectType(user) && user.getFields()[name]?.type;
        const { callers, secrets, me } = scenario;
        const ask = async ({ token }: Caller) =>
          (
            await scenarioShop.kit.gqlRaw<Me<unknown>>(
              `{ me { it: ${name} ${type ? selectionOf(type, 2) : ''} } }`,
              {},
              { token },
            )
          ).body;
        for (const visitor of [callers.nobody, callers.expired, callers.ended, callers.blocked])
          expect(await ask(visitor)).toEqual({ data: { me: null } });
        for (const caller of ['shopper', 'admin', 'owner'] as const) {
          const { errors, data } = await ask(callers[caller]);
          expect({ caller, errors, it: data?.me?.it }).toMatchObject({
            caller,
            errors: undefined,
            it: me[caller][name],
          });
          if (caller !== 'owner')
            expect(secrets.filter((secret) => JSON.stringify(data).includes(secret))).toEqual([]);
        }
      },
    );
  });
});

describe('REST', () => {
  const byToken = Object.entries(calls).map(([name, line]) => [name, 'a token', line] as const);
  // Only calls whose result depends on the caller.
  const byCookie = Object.entries(calls)
    .filter(([, { visitor, own, other = own, of }]) => !(visitor === own && own === other) && !isProof(of))
    .map(([name, line]) => [name, 'a cookie', line] as const);

  test.each([...byToken, ...byCookie])('%s with %s', async (name, by, line) => {
    const [method = '', url = ''] = name.split(' ');
    const expected = by === 'a cookie' ? { ...line, other: line.otherByCookie ?? line.other } : line;
    await expectPermissions(expected, async ({ token }, target) => {
      const session = by === 'a token' ? { token } : { cookie: `${SESSION_COOKIE}=${token}` };
      const query = line.query ? `?${line.query(target)}` : '';
      const path =
        url.replace('/api', '').replace('{id}', target.id).replace('{name}', target.fileName) + query;
      const { status, text } = await scenarioShop.kit.rest(method, path, {
        ...session,
        body: line.body?.(target),
      });
      return { kind: status, text: withoutId(target, text) };
    });
  });
});
