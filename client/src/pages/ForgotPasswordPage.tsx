import { Container, Heading, Text } from '@chakra-ui/react';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { Card } from '../components/Card.tsx';
import { Head } from '../components/Head.tsx';
import { inChakra } from '../components/inChakra.tsx';
import { StyledPageLink } from '../components/StyledPageLink.tsx';
import { ForgotPasswordForm } from '../features/accounts/ForgotPasswordForm.tsx';
import { texts } from '../features/accounts/texts.ts';
import { paths } from '../lib/paths.ts';
import { texts as pageTexts } from './texts.ts';

/** /forgotPassword */
export const Component = inChakra(function Page() {
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
