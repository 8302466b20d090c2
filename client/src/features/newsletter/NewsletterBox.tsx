import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { OnceButton } from '../../components/OnceButton.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { texts } from './texts.ts';
import { useSubscribe } from './useSubscribe.ts';

/** Takes an e-mail address for the newsletter. */
export function NewsletterBox() {
  const [email, setEmail] = useState('');
  const { subscribe, busy } = useSubscribe();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!busy && (await subscribe(email))) setEmail('');
  };

  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'center' }}
      justify="space-between"
      gap="6"
      bg="brand.subtle"
      borderRadius="l3"
      px={{ base: '6', lg: '12' }}
      py={{ base: '8', lg: '12' }}
    >
      <Box>
        <Heading as="h2" size={{ base: '2xl', lg: '3xl' }}>
          {texts.heading}
        </Heading>
        <Text color="fg.muted" mt="2">
          {texts.hint}
        </Text>
      </Box>
      <chakra.form
        display="flex"
        flexWrap="wrap"
        gap="2"
        flex="1"
        maxW={{ md: 'md' }}
        noValidate
        onSubmit={submit}
      >
        <TextInput
          type="email"
          name="email"
          size="lg"
          flex="1 1 12rem"
          bg="bg.panel"
          borderRadius="full"
          autoComplete="email"
          aria-label={texts.email}
          placeholder={texts.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <OnceButton type="submit" size="lg" borderRadius="full" flexGrow={{ base: 1, md: 0 }} busy={busy}>
          {busy ? texts.subscribing : texts.subscribe}
        </OnceButton>
      </chakra.form>
    </Flex>
  );
}
