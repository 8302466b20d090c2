import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLEnumType, isObjectType } from 'graphql';
import { schemaFile } from '../config/paths.ts';
import { problemCodes } from './problemCodes.ts';

const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
const documentedCodes = (schema.getType('ProblemCode') as GraphQLEnumType).getValues();

const src = path.join(import.meta.dirname, '..');
/** What the server says, without the list of the codes. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/problemCodes\.ts$|\.test\.ts$|^generated/.test(file))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n');

test('the schema documents every code of a problem, and no other', () => {
  expect(documentedCodes.map(({ name }) => name)).toEqual(problemCodes);
});

test.each(problemCodes)('%s is used', (code) => {
  expect(sources).toContain(`'${code}'`);
});

test('what the description of a code names as a parameter is a field of a problem', () => {
  const problems = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Problem'),
  );
  const fields = new Set(
    problems.flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()) : [])),
  );
  const parameters = documentedCodes
    .filter(({ description }) => !description?.startsWith('REST only'))
    .flatMap(({ description }) => [...(description ?? '').matchAll(/`([a-z]\w*)`/g)].map(([, name]) => name));
  expect(parameters.filter((name) => !fields.has(name ?? ''))).toEqual([]);
});
