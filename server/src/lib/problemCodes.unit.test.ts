import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLEnumType, isObjectType } from 'graphql';
import { schemaFile } from '../config/paths.ts';
import { problemCodes } from './generated/problemCodes.ts';

const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
const documentedCodes = (schema.getType('ProblemCode') as GraphQLEnumType).getValues();

const src = path.join(import.meta.dirname, '..');
/** What the server says, without the list of the codes, which is generated. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\bgenerated\b/.test(file))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n');

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
