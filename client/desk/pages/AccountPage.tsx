import { useQuery } from '@apollo/client/react';
import { Heading, Stack, Text } from '@chakra-ui/react';
import { MySessions } from '../features/staff/MySessions.tsx';
import { RemoveSecondFactor } from '../features/staff/members/RemoveSecondFactor.tsx';
import { SecondFactorSetup } from '../features/staff/secondFactor/SecondFactorSetup.tsx';
import { graphql } from '../generated/gql.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';

const MY_SECOND_FACTOR = graphql(`
  query MySecondFactor {
    desk {
      me {
        id
        hasSecondFactor
      }
    }
  }
`);

export function Component() {
  const { data, error, refetch } = useQuery(MY_SECOND_FACTOR, { fetchPolicy: 'cache-and-network' });
  const me = data?.desk?.me;
  const reload = () => void refetch();
  return (
    <>
      <PageHeader title="My account" />
      <Stack as="section" gap="4" maxWidth="2xl">
        <Heading as="h2" size="lg">
          Second factor
        </Heading>
        <Text color="fg.muted">
          With a second factor, a stolen password does not open the desk: it also needs a code of an app on
          your phone, such as Google Authenticator.
        </Text>
        {!me && <QueryPending query={{ error, refetch: reload }} failure="Your account could not be read." />}
        {me &&
          (me.hasSecondFactor ? (
            <RemoveSecondFactor onDone={reload} />
          ) : (
            <SecondFactorSetup onDone={reload} />
          ))}
      </Stack>
      <Stack as="section" gap="4" maxWidth="2xl" marginTop="10">
        <Heading as="h2" size="lg">
          Signed-in devices
        </Heading>
        <MySessions />
      </Stack>
    </>
  );
}
