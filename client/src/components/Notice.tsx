import { Box, CloseButton, Flex, Text } from '@chakra-ui/react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { LuCircleAlert, LuCircleCheck } from 'react-icons/lu';
import { NOTICE_SHOWN_FOR } from '../lib/constants.ts';

/** A message for the shopper; `error` makes it an alert. */
export interface Notice {
  msg: string;
  error?: boolean;
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
      <AnimatePresence mode="wait">
        {shown && <NoticeBar key={shown.key} notice={shown} onClose={close} />}
      </AnimatePresence>
    </NoticeContext>
  );
}

function NoticeBar({ notice: { msg, error }, onClose }: { notice: Notice; onClose: () => void }) {
  const Icon = error ? LuCircleAlert : LuCircleCheck;
  return (
    <Flex
      asChild
      align="center"
      position="fixed"
      zIndex="toast"
      bottom={{ base: '20', lg: '6' }}
      left={{ base: '4', lg: '6' }}
      right={{ base: '4', lg: 'auto' }}
      maxW="lg"
      gap="3"
      ps="4"
      pe="2"
      py="2"
      borderRadius="l3"
      boxShadow="card"
      bg={error ? 'fg.error' : 'brand.solid'}
      color={error ? 'bg' : 'brand.contrast'}
    >
      <m.div
        initial={{ opacity: 0, y: 24 }}
        animate={{ opacity: 1, y: 0 }}
        exit={{ opacity: 0 }}
        transition={{ duration: 0.2 }}
      >
        <Box asChild flexShrink="0" boxSize="5">
          <Icon aria-hidden />
        </Box>
        <Text role={error ? 'alert' : 'status'} flex="1" fontWeight="bold">
          {msg}
        </Text>
        <CloseButton size="sm" aria-label="Close message" color="inherit" onClick={onClose} />
      </m.div>
    </Flex>
  );
}
