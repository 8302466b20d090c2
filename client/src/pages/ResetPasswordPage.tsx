import { Container, Heading, Text } from '@chakra-ui/react';
import { ResetPasswordForm } from '../features/auth/password/ResetPasswordForm.tsx';
import { texts } from '../features/auth/texts.ts';
import { useUrlToken } from '../features/auth/useUrlToken.ts';
import { paths } from '../lib/paths.ts';
import { useMounted } from '../lib/useMounted.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Card } from '../ui/Card.tsx';
import { Head } from '../ui/Head.tsx';
import { StyledPageLink } from '../ui/StyledPageLink.tsx';
import { withChakra } from '../ui/withChakra.tsx';
import { texts as pageTexts } from './texts.ts';

/** /resetPassword?token=, the address of the link in a password reset mail */
export const Component = withChakra(function Page() {
  const token = useUrlToken();
  // The server renders the same page for all tokens, so that it can be cached.
  const incomplete = useMounted() && !token;
  return (
    <Container pb="12">
      <Head title={texts.resetTitle} />
      <Breadcrumb crumbs={[{ label: pageTexts.home, to: paths.home() }, { label: texts.resetTitle }]} />
      <Card maxW="md" mx="auto" boxShadow="card" gap="5">
        <Heading as="h1" size="3xl">
          {texts.resetTitle}
        </Heading>
        {incomplete ? <Text>{texts.linkIncomplete}</Text> : <ResetPasswordForm token={token} />}
        <Text>
          <StyledPageLink
            to={paths.forgotPassword()}
            color="brand.fg"
            fontWeight="bold"
            textDecoration="underline"
          >
            {texts.newLink}
          </StyledPageLink>
        </Text>
      </Card>
    </Container>
  );
});
