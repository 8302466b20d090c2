import { Button, HStack, Separator, Text, VStack } from '@chakra-ui/react';
import { FcGoogle } from 'react-icons/fc';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../../../lib/useQuery.ts';
import { nextPath } from '../signIn/nextPath.ts';
import { SIGN_IN_OPTIONS } from '../signIn/signInOptions.ts';

/** Signs in with Google and opens the next page. Renders nothing in a live shop without Google keys. */
export function GoogleButton() {
  const [search] = useSearchParams();
  const { data } = useQuery(SIGN_IN_OPTIONS);
  if (!data?.signInOptions.google) return null;
  return (
    <VStack gap="4" align="stretch">
      <HStack aria-hidden>
        <Separator flex="1" />
        <Text color="fg.muted" fontSize="sm">
          OR
        </Text>
        <Separator flex="1" />
      </HStack>
      <form action="/auth/google">
        <input type="hidden" name="next" value={nextPath(search)} />
        <Button
          type="submit"
          variant="outline"
          size="lg"
          width="full"
          height="auto"
          minHeight="11"
          paddingBlock="2"
          whiteSpace="normal"
        >
          <FcGoogle aria-hidden /> Sign In with Google
        </Button>
      </form>
    </VStack>
  );
}
