import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ComponentProps, ReactNode } from 'react';
import type { AppearProps, PopProps } from './motionProps.ts';

// What moves, with the library that moves it. Loaded late by `motion.tsx`, which is what to use.

function Moving({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}

/** React's own handlers of drags and animations are other ones than the library's. */
type Given<Tag extends 'div' | 'span'> = Omit<ComponentProps<typeof m.div>, 'children'> & ComponentProps<Tag>;

export function AnimatedAppear({ shown, itemKey, away, onGone, ...rest }: AppearProps) {
  return (
    <Moving>
      <AnimatePresence mode="wait" onExitComplete={onGone}>
        {shown && (
          <m.div
            key={itemKey}
            initial={away}
            animate={{ opacity: 1, x: 0, y: 0 }}
            exit={away}
            transition={{ duration: 0.22 }}
            {...(rest as Given<'div'>)}
          />
        )}
      </AnimatePresence>
    </Moving>
  );
}

export function AnimatedPop({ on: _, ...rest }: PopProps) {
  return (
    <Moving>
      <m.span
        initial={{ scale: 0.5 }}
        animate={{ scale: 1 }}
        transition={{ type: 'spring', stiffness: 500, damping: 15 }}
        {...(rest as Given<'span'>)}
      />
    </Moving>
  );
}
