import { Container, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { Head, type HeadProps } from '../ui/Head.tsx';
import { Breadcrumb } from '../ui/links/Breadcrumb.tsx';
import type { LinkProps } from '../ui/links/Link.tsx';
import { StyledPageLink } from '../ui/links/StyledPageLink.tsx';

interface FormPageProps extends HeadProps {
  /** The form. */
  children: ReactNode;
  /** A link below the form, with a text before it. */
  link: Pick<LinkProps, 'to' | 'state' | 'replace'> & { text?: string; label: string };
}

/** A page with a form in a card. */
export function FormPage({ children, link: { text, label, ...link }, ...head }: FormPageProps) {
  return (
    <Container pb="12">
      <Head {...head} />
      <Breadcrumb crumbs={[{ label: head.title }]} />
      <Card maxW="md" mx="auto" boxShadow="card" gap="5">
        <Heading as="h1" size="3xl">
          {head.title}
        </Heading>
        {children}
        <Text>
          {text}{' '}
          <StyledPageLink {...link} color="brand.fg" fontWeight="bold" textDecoration="underline">
            {label}
          </StyledPageLink>
        </Text>
      </Card>
    </Container>
  );
}
