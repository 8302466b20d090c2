import {
  allowAll,
  type Call,
  type Mutation,
  requireProof,
  requireRestSession,
  requireSession,
  unique,
} from './expectedResults.ts';

/** The smallest PNG. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

function createPictureForm(): FormData {
  const form = new FormData();
  form.append('images', new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' }), 'a.png');
  return form;
}

export const accountMutations: Record<string, Mutation> = {
  signUp: {
    args: () =>
      `input: { name: "A", email: "a${unique()}@example.com", phone: "8${unique()}", password: "ten green mangoes" }`,
    ...allowAll('SignedUp'),
  },
  signIn: {
    args: ({ id }) => `input: { email: "${id}@example.com", password: "password of the tests" }`,
    ...requireProof('e-mail address and password', 'SignedIn', 'WrongCredentials'),
  },
  signInWithGoogle: {
    args: ({ id }) => `code: "${id}"`,
    ...requireProof('Google sign-in code', 'SignedIn', 'WrongCredentials'),
  },
  signOut: { args: () => '', ...allowAll('SignedOut') },
  signOutSession: {
    of: 'session',
    args: ({ id }) => `id: "${id}"`,
    ...requireSession('SessionsChanged'),
    other: 'SessionsChanged',
  },
  signOutOtherSessions: { args: () => '', ...requireSession('SessionsChanged') },
  requestPasswordReset: {
    args: () => `email: "f${unique()}@example.com"`,
    ...allowAll('PasswordResetRequested'),
  },
  resetPassword: {
    args: ({ id }) => `input: { token: "${id}", newPassword: "ten green mangoes" }`,
    ...requireProof('password reset link', 'PasswordReset', 'LinkExpired'),
  },
  requestEmailVerification: { args: () => '', ...requireSession('EmailVerificationRequested') },
  // The link must belong to the caller's own account.
  verifyEmail: {
    of: 'link',
    args: ({ id }) => `token: "${id}"`,
    ...requireSession('EmailVerified'),
    other: 'LinkExpired',
  },
  checkStaffInvitation: { args: () => 'token: "nothing"', ...allowAll('InvitationInvalid') },
  // An invitation is for an e-mail address.
  acceptStaffInvitation: { args: () => 'token: "nothing"', ...requireSession('InvitationInvalid') },
  deleteAccount: {
    args: () => 'password: "password of the tests"',
    ...requireSession('AccountDeleted'),
    shopOwner: 'InvalidInput',
  },
  updateProfile: {
    of: 'picture',
    args: ({ id }) => `input: { name: "A", phone: "9${unique()}", images: ["/media/uploads/${id}.webp"] }`,
    ...requireSession('ProfileUpdated'),
    other: 'InvalidInput',
  },
  changePassword: {
    args: () => 'input: { oldPassword: "password of the tests", newPassword: "password of the tests" }',
    ...requireSession('PasswordChanged'),
  },
};

export const accountCalls: Record<string, Call> = {
  'POST /api/user/signup': {
    body: () => ({
      name: 'A',
      email: `d${unique()}@example.com`,
      phone: `6${unique()}`,
      password: 'ten green mangoes',
    }),
    ...allowAll(200),
  },
  'POST /api/user/signin': {
    body: ({ id }) => ({ email: `${id}@example.com`, password: 'password of the tests' }),
    ...requireProof('e-mail address and password', 200, 401),
  },
  'POST /api/user/authWithGoogle': {
    body: ({ id }) => ({ code: id }),
    ...requireProof('Google sign-in code', 200, 401),
  },
  'POST /api/user/signout': allowAll(200),
  'GET /api/user/{id}': { of: 'account', ...requireRestSession(200), other: 403 },
  'PUT /api/user/{id}': {
    of: 'account',
    body: () => ({
      name: 'A',
      phone: `5${unique()}`,
      images: ['/media/profile.webp'],
    }),
    ...requireRestSession(200),
    other: 403,
  },
  'PUT /api/user/changePassword/{id}': {
    of: 'account',
    body: () => ({ password: 'password of the tests', newPass: 'password of the tests' }),
    ...requireRestSession(200),
    other: 403,
  },
  'GET /api/user/{id}/data': { of: 'account', ...requireRestSession(200), other: 403 },
  'POST /api/user/upload': { body: createPictureForm, ...requireRestSession(200) },
  'GET /api/imageUpload': allowAll(200),
  'DELETE /api/imageUpload/deleteAllImages': allowAll(200),
};
