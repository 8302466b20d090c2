// @ts-check
/**
 * Loads test files into one module registry, each in a `describe` with its path. After a file's tests, timers and spies are restored,
 * and environment variables as they were before it was loaded.
 * @param {readonly string[]} files
 */
module.exports = function describeFiles(files) {
  for (const file of files) describe(file, () => describeFile(file));
};

/** @param {string} file */
function describeFile(file) {
  const variables = { ...process.env };
  try {
    require(file);
  } catch (error) {
    it('can be loaded', () => {
      throw error;
    });
  }
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
  });
}
