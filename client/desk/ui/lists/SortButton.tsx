import { Button } from '@chakra-ui/react';
import { LuArrowDown, LuArrowUp } from 'react-icons/lu';

/** The sort of a table, as its filter has it. */
export interface TableSort {
  key: string;
  isDescending: boolean;
}

interface SortButtonProps {
  label: string;
  sortKey: string;
  sort: TableSort | undefined;
  onChange: (sort: TableSort) => void;
}

/** The header of a column that the table can be sorted by. */
export function SortButton({ label, sortKey, sort, onChange }: SortButtonProps) {
  const isSorted = sort?.key === sortKey;
  return (
    <Button
      variant="plain"
      size="xs"
      paddingInline="0"
      height="auto"
      fontSize="inherit"
      fontWeight="inherit"
      onClick={() => onChange({ key: sortKey, isDescending: isSorted ? !sort.isDescending : true })}
    >
      {label}
      {isSorted && (sort.isDescending ? <LuArrowDown aria-hidden /> : <LuArrowUp aria-hidden />)}
    </Button>
  );
}
