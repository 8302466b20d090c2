import { Button } from '@chakra-ui/react';
import { LuArrowLeft } from 'react-icons/lu';
import { Link } from 'react-router-dom';

/** Leads from the page of one thing to the list. */
export const BackButton = ({ to, label }: { to: string; label: string }) => (
  <Button asChild variant="outline">
    <Link to={to}>
      <LuArrowLeft aria-hidden />
      {label}
    </Link>
  </Button>
);
