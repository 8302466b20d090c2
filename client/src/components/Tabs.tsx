import { Box, chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export interface TabsProps {
  /** What is chosen between, for screen readers. */
  label: string;
  tabs: { key: string; label: ReactNode }[];
  /** The key of the open tab. */
  open: string;
  onOpen: (key: string) => void;
  /** The open tab's panel. */
  children: ReactNode;
}

/** Tabs over one panel; the arrow keys, Home and End go from tab to tab. */
export function Tabs({ label, tabs, open, onOpen, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // Where there are more than fit beside each other, the open one must be among those that show.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[id="${id}-${open}"]`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [id, open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === open);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onOpen(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <Box minW="0">
      <Flex
        ref={list}
        position="relative"
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        gap="2"
        overflowX="auto"
        scrollbar="hidden"
        p="1"
        m="-1"
      >
        {tabs.map(({ key, label }) => (
          <chakra.button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === open}
            aria-controls={key === open ? `${id}-panel` : undefined}
            tabIndex={key === open ? 0 : -1}
            onClick={() => onOpen(key)}
            flexShrink="0"
            px={{ base: '3', sm: '4' }}
            py="2"
            borderRadius="full"
            borderWidth="1px"
            fontWeight="bold"
            textStyle="sm"
            cursor="pointer"
            transition="common"
            focusVisibleRing="outside"
            {...(key === open
              ? { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' }
              : { _hover: { borderColor: 'brand.emphasized', color: 'brand.fg' } })}
          >
            {label}
          </chakra.button>
        ))}
      </Flex>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} mt="6">
        {children}
      </Box>
    </Box>
  );
}
