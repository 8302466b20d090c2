import { Box, CloseButton, Flex, Text } from '@chakra-ui/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { LuCircleAlert, LuCircleCheck, LuInfo } from 'react-icons/lu';
import { NOTICE_SHOWN_FOR } from '../lib/constants.ts';
import { Appear } from './motion.tsx';

/** A message for the shopper: that something went well, unless it says otherwise. */
export interface Notice {
  msg: string;
  /** Something went wrong; it is read out at once. */
  error?: boolean;
  /** Neither good nor bad. */
  neutral?: boolean;
}

/** Null takes what is shown away. */
type Notify = (notice: Notice | null) => void;

const NoticeContext = createContext<Notify | null>(null);

/** Gives `notify`, which shows one message at a time; a new one takes the place of the old. */
export function useNotice(): Notify {
  const notify = useContext(NoticeContext);
  if (!notify) throw new Error('useNotice needs a NoticeProvider above it');
  return notify;
}

/** Shows the messages of everything inside it. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Notice & { key: number }) | null>(null);
  const notify = useCallback<Notify>((notice) => {
    setShown((before) => notice && { ...notice, key: (before?.key ?? 0) + 1 });
  }, []);
  const close = useCallback(() => setShown(null), []);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(close, NOTICE_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown, close]);

  return (
    <NoticeContext value={notify}>
      {children}
      <NoticeBar notice={shown} onClose={close} />
    </NoticeContext>
  );
}

const LOOKS = {
  error: { Icon: LuCircleAlert, bg: 'fg.error', color: 'bg' },
  neutral: { Icon: LuInfo, bg: 'fg', color: 'bg' },
  success: { Icon: LuCircleCheck, bg: 'brand.solid', color: 'brand.contrast' },
} as const;

function NoticeBar({ notice, onClose }: { notice: (Notice & { key: number }) | null; onClose: () => void }) {
  const look = notice?.error ? 'error' : notice?.neutral ? 'neutral' : 'success';
  const { Icon, bg, color } = LOOKS[look];
  return (
    <Flex
      asChild
      align="center"
      position="fixed"
      inset="auto"
      bottom={{ base: '20', lg: '6' }}
      left={{ base: '4', lg: 'auto' }}
      right={{ base: '4', lg: '6' }}
      w="auto"
      maxW="lg"
      m="0"
      gap="3"
      ps="4"
      pe="2"
      py="2"
      borderRadius="l3"
      boxShadow="card"
      bg={bg}
      color={color}
    >
      <Appear
        shown={notice !== null}
        itemKey={notice?.key}
        away={{ opacity: 0, y: 24 }}
        ref={showOnTop}
        data-notice={look}
      >
        <Box asChild flexShrink="0" boxSize="5">
          <Icon aria-hidden />
        </Box>
        <Text role={notice?.error ? 'alert' : 'status'} flex="1" fontWeight="bold">
          {notice?.msg}
        </Text>
        <CloseButton
          size="sm"
          aria-label="Close message"
          color="inherit"
          _hover={{ bg: 'transparent', opacity: 0.75 }}
          focusRingColor="currentColor"
          onClick={onClose}
        />
      </Appear>
    </Flex>
  );
}

/** As a popover it stands over open dialogs too, such as the payment window. */
function showOnTop(element: HTMLElement | null): void {
  if (!element?.showPopover || element.popover) return;
  element.popover = 'manual';
  element.showPopover();
}
