import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ComponentProps, ReactNode } from 'react';

// The animated elements of motion.tsx, in a module of their own because framer-motion is loaded on demand.

export interface PresenceProps extends ComponentProps<'div'> {
  isVisible: boolean;
  /** Identifies the content: another key animates the old content out and the new one in. */
  itemKey?: number;
  /** Where the element comes from, and where it goes to. */
  hiddenStyle: { opacity?: number; x?: string | number; y?: string | number };
  /** Called when the element has disappeared. */
  onExited?: () => void;
}

export interface PopProps extends ComponentProps<'span'> {
  /** The shown value: the span pops when it changes. */
  value: string | number;
}

function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}

/** framer-motion has other types than React for the handlers of drags and animations. */
type MotionProps<Tag extends 'div' | 'span'> = Omit<ComponentProps<typeof m.div>, 'children'> &
  ComponentProps<Tag>;

export function AnimatedPresence({ isVisible, itemKey, hiddenStyle, onExited, ...rest }: PresenceProps) {
  return (
    <Motion>
      <AnimatePresence mode="wait" onExitComplete={onExited}>
        {isVisible && (
          <m.div
            key={itemKey}
            initial={hiddenStyle}
            animate={{ opacity: 1, x: 0, y: 0 }}
            exit={hiddenStyle}
            transition={{ duration: 0.22 }}
            {...(rest as MotionProps<'div'>)}
          />
        )}
      </AnimatePresence>
    </Motion>
  );
}

export function AnimatedPop({ value: _, ...rest }: PopProps) {
  return (
    <Motion>
      <m.span
        initial={{ scale: 0.5 }}
        animate={{ scale: 1 }}
        transition={{ type: 'spring', stiffness: 500, damping: 15 }}
        {...(rest as MotionProps<'span'>)}
      />
    </Motion>
  );
}
