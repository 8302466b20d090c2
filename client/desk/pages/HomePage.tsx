import { Text } from '@chakra-ui/react';
import { useStaff } from '../lib/staff.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

export function Component() {
  const { name } = useStaff();
  return (
    <>
      <PageHeader title={`Namaste, ${name}`} />
      <Text color="fg.muted">Press ? for the keys, Ctrl+K to search.</Text>
    </>
  );
}
