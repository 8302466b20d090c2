import { Container, Heading, Text } from '@chakra-ui/react';
import { ForgotPasswordForm } from '../features/auth/password/ForgotPasswordForm.tsx';
import { SIGN_IN_OPTIONS } from '../features/auth/signIn/signInOptions.ts';
import { texts } from '../features/auth/texts.ts';
import type { PageLoaderArgs } from '../lib/pageLoader.ts';
import { paths } from '../lib/paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Card } from '../ui/Card.tsx';
import { Head } from '../ui/Head.tsx';
import { StyledPageLink } from '../ui/StyledPageLink.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { texts as pageTexts } from './texts.ts';

export const loader = ({ client }: PageLoaderArgs) => client.query({ query: SIGN_IN_OPTIONS });

/** /forgotPassword */
export const Component = withChakra(function Page() {
  return (
    <Container pb="12">
      <Head title={texts.forgotTitle} />
      <Breadcrumb crumbs={[{ label: pageTexts.home, to: paths.home() }, { label: texts.forgotTitle }]} />
      <Card maxW="md" mx="auto" boxShadow="card" gap="5">
        <Heading as="h1" size="3xl">
          {texts.forgotTitle}
        </Heading>
        <ForgotPasswordForm />
        <Text>
          <StyledPageLink to={paths.signIn()} color="brand.fg" fontWeight="bold" textDecoration="underline">
            {pageTexts.signIn}
          </StyledPageLink>
        </Text>
      </Card>
    </Container>
  );
});
