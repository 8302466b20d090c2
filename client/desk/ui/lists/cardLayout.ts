import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Each row of a table as a card with one line per column, for narrow places. Cells name their columns by `data-label`. The elements of
 * the table need roles, because some browsers take them for no table when they are displayed otherwise.
 */
const cardLayout: SystemStyleObject = {
  '& thead': { srOnly: true },
  '& tr': { display: 'block', paddingBlock: '2', borderBottomWidth: '1px' },
  '& tr:last-of-type': { borderBottomWidth: '0' },
  '& td': {
    display: 'flex',
    gap: '3',
    borderWidth: '0',
    paddingBlock: '1',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& td > *': { minWidth: '0', maxWidth: 'full', flexShrink: '1' },
  '& td:empty': { display: 'none' },
  '& td::before': {
    content: 'attr(data-label)',
    flexShrink: '0',
    width: '24',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
};

export const cardsOnPhones: SystemStyleObject = { mdDown: cardLayout };

/** For a table of four columns in a container (`containerType`) whose width does not follow from that of the window. */
export const cardsInNarrowContainers: SystemStyleObject = { '@container (max-width: 30rem)': cardLayout };
