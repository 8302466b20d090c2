import { importsOutside } from '../tools/importsOutside.mjs';

test('the bundle’s imports are done by what calls it', () => {
  expect(importsOutside('const { a } = await import("a");\nreturn import(name);')).toBe(
    'const { a } = await importOutside("a");\nreturn importOutside(name);',
  );
  const typeorm = 'await Function("return filePath => import(filePath)")()';
  expect(importsOutside(typeorm)).toBe(typeorm);
});

test.each(['say("loading"), import("a");', 'run("import(name)");'])(
  'a build with %s fails: whether that is inside of a string is not known',
  (code) => {
    expect(() => importsOutside(`first();\n${code}\nlast();`)).toThrow(
      `An import() would stay in the bundle: ${code}`,
    );
  },
);
