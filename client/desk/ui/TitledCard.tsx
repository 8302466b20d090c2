import { Card } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A part of a page in a frame with a heading. */
export const TitledCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card.Root>
    <Card.Header>
      <Card.Title as="h2">{title}</Card.Title>
    </Card.Header>
    <Card.Body>{children}</Card.Body>
  </Card.Root>
);
