// Bug: error responses contain stack traces.

import type * as real from '../../../../src/rest/router.ts';

export * from '../../../../src/rest/router.ts';

export const sendError: typeof real.sendError = (error, _, reply) => {
  reply.code(error.statusCode ?? 500).send({ error: true, success: false, message: error.stack });
};
