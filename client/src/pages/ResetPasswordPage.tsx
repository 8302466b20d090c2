import { Container, Heading, Text } from '@chakra-ui/react';
import { ResetPasswordForm } from '../features/accounts/ResetPasswordForm.tsx';
import { texts } from '../features/accounts/texts.ts';
import { useLinkToken } from '../features/accounts/useLinkToken.ts';
import { paths } from '../lib/paths.ts';
import { useMounted } from '../lib/useMounted.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Card } from '../ui/Card.tsx';
import { Head } from '../ui/Head.tsx';
import { inChakra } from '../ui/inChakra.tsx';
import { StyledPageLink } from '../ui/StyledPageLink.tsx';
import { texts as pageTexts } from './texts.ts';

/** /resetPassword?token=: where the link leads that a shopper has asked for who has forgotten the password. */
export const Component = inChakra(function Page() {
  const token = useLinkToken();
  // The server never sees the token: until hydration is over the page is the same with one as without.
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
