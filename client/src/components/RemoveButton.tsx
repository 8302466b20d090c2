import { IconButton } from '@chakra-ui/react';
import { LuTrash2 } from 'react-icons/lu';
import { isRepeated } from './OnceButton.tsx';

/** Takes a row out of a list; a double click takes only one. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <IconButton
      variant="ghost"
      colorPalette="red"
      aria-label={label}
      onClick={(event) => !isRepeated(event) && onRemove()}
    >
      <LuTrash2 />
    </IconButton>
  );
}
