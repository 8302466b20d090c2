import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { LuCopy } from 'react-icons/lu';
import { useNotice } from '../../ui/states/Notice.tsx';

interface CopyableIdProps {
  /** What the id identifies, for the button's label. */
  name: string;
  children: string;
}

/** An id with a button that copies it. */
export function CopyableId({ name, children: id }: CopyableIdProps) {
  const notify = useNotice();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(id);
      notify({ message: `${name} copied` });
    } catch {
      notify({ message: 'The browser does not allow copying. Please select the text instead.', error: true });
    }
  }

  return (
    <Flex as="span" display="inline-flex" align="start" gap="1" textAlign="start">
      <chakra.span overflowWrap="anywhere">{id}</chakra.span>
      <IconButton
        variant="ghost"
        size="2xs"
        _print={{ display: 'none' }}
        aria-label={`Copy ${name}`}
        title={`Copy ${name}`}
        onClick={() => void copy()}
      >
        <LuCopy />
      </IconButton>
    </Flex>
  );
}
