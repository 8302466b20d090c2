import type { ExampleGroup } from './example.ts';
import { signInInput, signUpInput } from './variables.ts';

export const accountsExamples: ExampleGroup = {
  title: 'Accounts',
  examples: [
    {
      title: 'Sign up',
      query: `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    __typename
    ... on SignedUp {
      user {
        id
        email
      }
      message
    }
    ... on Problem {
      message
    }
  }
}
`,
      variables: () => ({ input: signUpInput() }),
    },
    {
      title: 'Sign in',
      query: `# The token goes into the field above, and from there into every request.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignedIn {
      token
      user {
        id
        name
      }
    }
    ... on Problem {
      message
    }
  }
}
`,
      variables: async (runQuery) => ({ input: await signInInput(runQuery) }),
    },
    {
      title: 'Who am I',
      query: `# Null without a valid token.
query Me {
  me {
    id
    name
    email
    phone
  }
}
`,
    },
    {
      title: 'Sign out',
      query: `mutation SignOut {
  signOut {
    message
  }
}
`,
    },
  ],
};
