import { Card, Center, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RefusalList } from '../messages/RefusalList.tsx';

/** A page that is one form, such as the sign-in. */
export const FormCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Center as="main" minHeight="100dvh" padding="4">
    <Card.Root width="full" maxWidth="sm">
      <Card.Body>
        <Stack gap="4">
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          <RefusalList />
          {children}
        </Stack>
      </Card.Body>
    </Card.Root>
  </Center>
);
