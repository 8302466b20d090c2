import { Container, type ContainerProps, Heading } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { RequireSession } from '../features/auth/RequireSession.tsx';
import { Head } from '../ui/Head.tsx';
import { Breadcrumb } from '../ui/links/Breadcrumb.tsx';

interface PersonalPageProps extends ComponentProps<typeof RequireSession> {
  title: string;
  /** The pages between the home page and this one. */
  parents?: ComponentProps<typeof Breadcrumb>['crumbs'];
  maxW?: ContainerProps['maxW'];
}

/** A page of the signed-in shopper. */
export function PersonalPage({ title, parents = [], maxW, fallback, children }: PersonalPageProps) {
  return (
    <Container maxW={maxW} pb="12">
      <Head title={title} />
      <Breadcrumb crumbs={[...parents, { label: title }]} />
      <Heading as="h1" size="3xl" mb="6">
        {title}
      </Heading>
      <RequireSession fallback={fallback}>{children}</RequireSession>
    </Container>
  );
}
