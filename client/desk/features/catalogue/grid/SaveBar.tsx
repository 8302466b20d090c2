import { Button, Flex, HStack, Text } from '@chakra-ui/react';

interface SaveBarProps {
  changeCount: number;
  productCount: number;
  /** Of values that cannot be stored. */
  refusalCount: number;
  isBusy: boolean;
  onShow: () => void;
  onShowRefused: () => void;
  onSave: () => void;
  onUndo: () => void;
  onDiscard: () => void;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What will be saved, and the buttons that do it. */
export const SaveBar = ({ changeCount, productCount, refusalCount, isBusy, ...actions }: SaveBarProps) => (
  <Flex
    as="section"
    aria-label="Unsaved changes"
    position={{ base: 'sticky', md: 'static' }}
    bottom="0"
    zIndex="docked"
    gap="3"
    wrap="wrap"
    align="center"
    justify="space-between"
    marginTop="3"
    padding="3"
    borderWidth="1px"
    rounded="l2"
    bg="bg.panel"
    shadow="md"
  >
    <Text role="status" fontWeight="semibold">
      {plural(changeCount, 'change')} in {plural(productCount, 'product')}
      {refusalCount > 0 && (
        <>
          {' · '}
          <Button
            variant="plain"
            size="sm"
            padding="0"
            height="auto"
            color="fg.error"
            onClick={actions.onShowRefused}
          >
            {refusalCount} refused: show which
          </Button>
        </>
      )}
    </Text>
    <HStack wrap="wrap">
      <Button size="sm" variant="ghost" onClick={actions.onShow}>
        Show changes
      </Button>
      <Button size="sm" variant="ghost" onClick={actions.onUndo}>
        Undo last
      </Button>
      <Button size="sm" variant="outline" onClick={actions.onDiscard}>
        Discard
      </Button>
      <Button size="sm" loading={isBusy} onClick={actions.onSave}>
        Save
      </Button>
    </HStack>
  </Flex>
);
