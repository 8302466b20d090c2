import { useQuery } from '@apollo/client/react';
import { Button, HStack, Separator, Text, VStack } from '@chakra-ui/react';
import { separatorRecipe } from '@chakra-ui/react/theme';
import { FcGoogle } from 'react-icons/fc';
import { SIGN_IN_OPTIONS } from './signInOptions.ts';
import { texts } from './texts.ts';

/**
 * The other way to sign in, below the form; goes to the path `next` afterwards. Nothing where the shop has none, but in
 * a demo a hint at what it lacks.
 */
export function GoogleButton({ next }: { next: string }) {
  const { data } = useQuery(SIGN_IN_OPTIONS);
  const { google = false, demo = false } = data?.signInOptions ?? {};
  if (!google && !demo) return null;
  return (
    <VStack gap="4" align="stretch">
      <HStack aria-hidden>
        <Separator recipe={separatorRecipe} flex="1" />
        <Text color="fg.muted" fontSize="sm">
          {texts.or}
        </Text>
        <Separator recipe={separatorRecipe} flex="1" />
      </HStack>
      {google ? (
        <form action="/auth/google">
          <input type="hidden" name="next" value={next} />
          <Button type="submit" variant="outline" size="lg" width="full">
            <FcGoogle aria-hidden /> {texts.signInWithGoogle}
          </Button>
        </form>
      ) : (
        <Text color="fg.muted" fontSize="sm" textAlign="center">
          {texts.googleNeedsKeys}
        </Text>
      )}
    </VStack>
  );
}
