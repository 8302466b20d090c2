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
import {
  type Call,
  calls,
  describePermissions,
  fields,
  isProof,
  type Mutation,
  mutations,
  namingFields,
  type Target,
} from './table.ts';
import { type Caller, type Everything, openWorld, type World } from './world.ts';

// Everybody asks for everything: the schema and the calls under /api say what there is, the table says who may.

const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
const docs = path.join(__dirname, '../../../docs/permissions.md');

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.kit.close());

const HOW = 'Say in server/test/permissions/table.ts who may use';

/** Types that only ever are (a part of) what a mutation answers to its caller. */
function answersOfMutations(): Set<string> {
  const results = Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) =>
    getNamedType(field.type),
  );
  const members = results.flatMap((type) =>
    isUnionType(type) ? type.getTypes() : isObjectType(type) ? [type] : [],
  );
  return new Set([...members.map(({ name }) => name), 'Mutation']);
}

describe('everything has its line', () => {
  test('every field of every type', () => {
    const known = { ...fields.everybody, ...fields.oneself };
    const answers = answersOfMutations();
    const types = Object.values(schema.getTypeMap()).filter(
      (type): type is GraphQLObjectType =>
        isObjectType(type) && !type.name.startsWith('__') && !answers.has(type.name),
    );
    const unknown = types.flatMap((type) =>
      Object.keys(type.getFields())
        .filter((name) => !(known[type.name] ?? '').split(' ').includes(name))
        .map((name) => `${HOW} the field ${type.name}.${name}`),
    );
    expect(unknown).toEqual([]);
    const gone = Object.entries(known).flatMap(([type, names]) => {
      const there = schema.getType(type);
      const its =
        there && (isObjectType(there) || isInterfaceType(there)) ? Object.keys(there.getFields()) : [];
      return names
        .split(' ')
        .filter((name) => !its.includes(name))
        .map((name) => `There is no ${type}.${name}`);
    });
    expect(gone).toEqual([]);
  });

  test('every mutation', () => {
    const there = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(there.filter((name) => !(name in mutations)).map((name) => `${HOW} the mutation ${name}`)).toEqual(
      [],
    );
    expect(Object.keys(mutations).filter((name) => !there.includes(name))).toEqual([]);
  });

  test('every field of one’s own that names something', () => {
    const own = schema.getType('User');
    const naming = isObjectType(own)
      ? Object.values(own.getFields()).filter(({ args }) => args.some(({ name }) => /id$/i.test(name)))
      : [];
    const unknown = naming.filter(({ name }) => !(name in namingFields));
    expect(unknown.map(({ name }) => `${HOW} the field User.${name}`)).toEqual([]);
  });

  test('every call under /api', async () => {
    const description = await (await fetch(`${world.kit.url}/api/openapi.json`)).json();
    const there = Object.entries(Object(description).paths).flatMap(([url, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${url}`),
    );
    expect(there.filter((name) => !(name in calls)).map((name) => `${HOW} the call ${name}`)).toEqual([]);
    expect(Object.keys(calls).filter((name) => !there.includes(name))).toEqual([]);
  });
});

test('docs/permissions.md is as the table says', () => {
  if (process.env.WRITE_DOCS) writeFileSync(docs, describePermissions());
  expect(readFileSync(docs, 'utf8')).toBe(describePermissions());
});

/** All leaves of a type, and of what it has, to a depth. */
function selectionOf(output: GraphQLOutputType, depth = 3): string {
  const type = getNamedType(output);
  if (isUnionType(type)) {
    const parts = type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, depth)}`);
    // Fields of the same name need not be of the same type; what the problems say is asked of all of them at once.
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

/** What somebody is answered. */
interface Answer {
  /** As the table has it. */
  kind: unknown;
  /** All of it, without what differs from request to request. */
  text: string;
}

type Ask = (caller: Caller, target: Target) => Promise<Answer>;

const sameFor = (target: Target, text: string) => text.replaceAll(target.id, '<id>');

/** The callers of a line one after the other, the owner last: each is answered as the line says, and changes nothing of the owner's. */
async function hold({ of, visitor, own, other = own }: Mutation | Call, ask: Ask): Promise<void> {
  const { callers, owned, missing, ofShopper, secrets, stateOfOwner } = await world.begin(of);
  const theirTarget = isProof(of) ? missing : owned;
  const { owner, nobody, expired, ended, shopper, admin } = callers;
  const before = await stateOfOwner();
  const visitors = { nobody, expired, ended };
  const strangers = { shopper, admin };
  for (const [caller, session, answer] of [
    ...Object.entries(visitors).map(([name, session]) => [name, session, visitor] as const),
    ...Object.entries(strangers).map(([name, session]) => [name, session, of ? other : own] as const),
  ]) {
    const theirs = await ask(session, theirTarget);
    expect({ caller, answer: theirs.kind }).toEqual({ caller, answer });
    expect(secrets.filter((secret) => theirs.text.includes(secret))).toEqual([]);
    expect({ caller, changed: (await stateOfOwner()) !== before }).toEqual({ caller, changed: false });
    if (!of || isProof(of)) continue;
    const nobodys = await ask(session, missing);
    expect({ caller, text: nobodys.text }).toEqual({ caller, text: theirs.text });
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
    await hold(line, async ({ token }, target) => {
      const args = line.args(target);
      const query = `mutation { it: ${name}${args && `(${args})`} ${type && selectionOf(type, 1)} }`;
      const { status, body } = await world.kit.gqlRaw(query, {}, token);
      expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
      return { kind: body.data.it.__typename, text: sameFor(target, JSON.stringify(body)) };
    });
  });

  test.each(Object.entries(namingFields))('User.%s', async (name, line) => {
    await hold(line, async ({ token }, target) => {
      const { body } = await world.kit.gqlRaw(
        `{ me { it: ${name}(${line.args(target)}) { __typename } } }`,
        {},
        token,
      );
      return {
        kind: body.data.me?.it?.__typename ?? null,
        text: sameFor(target, JSON.stringify(body)),
      };
    });
  });

  describe('what is one’s own', () => {
    let story: Everything;
    beforeAll(async () => {
      story = await world.beginWithEverything();
    });

    test.each(fields.oneself.User?.split(' ').filter((name) => !(name in namingFields)) ?? [])(
      'User.%s',
      async (name) => {
        const user = schema.getType('User');
        const type = isObjectType(user) && user.getFields()[name]?.type;
        const { callers, secrets, me } = story;
        const ask = async ({ token }: Caller) =>
          (await world.kit.gqlRaw(`{ me { it: ${name} ${type ? selectionOf(type, 2) : ''} } }`, {}, token))
            .body;
        for (const visitor of [callers.nobody, callers.expired, callers.ended])
          expect(await ask(visitor)).toEqual({ data: { me: null } });
        for (const caller of ['shopper', 'admin', 'owner'] as const) {
          const { errors, data } = await ask(callers[caller]);
          expect({ caller, errors, it: data.me.it }).toMatchObject({
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
  // Where it matters who calls.
  const byCookie = Object.entries(calls)
    .filter(([, { visitor, own, other = own, of }]) => !(visitor === own && own === other) && !isProof(of))
    .map(([name, line]) => [name, 'a cookie', line] as const);

  test.each([...byToken, ...byCookie])('%s with %s', async (name, by, line) => {
    const [method = '', url = ''] = name.split(' ');
    const expected = by === 'a cookie' ? { ...line, other: line.otherByCookie ?? line.other } : line;
    await hold(expected, async ({ token }, target) => {
      const session = by === 'a token' ? { token } : { cookie: `${SESSION_COOKIE}=${token}` };
      const query = line.query ? `?${line.query(target)}` : '';
      const path = url.replace('/api', '').replace('{id}', target.id) + query;
      const { status, text } = await world.kit.rest(method, path, { ...session, body: line.body?.(target) });
      return { kind: status, text: sameFor(target, text) };
    });
  });
});
