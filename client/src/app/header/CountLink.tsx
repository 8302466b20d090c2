import type { ReactNode } from 'react';
import { plural } from '../../lib/format.ts';
import { slotClasses, stack, surface, text } from '../../theme/classes.ts';
import { PageLink } from '../../ui/links/PageLink.tsx';
import { Pop } from '../../ui/motion/motion.tsx';

const slot = slotClasses('countLink');

/** A link to a list with an icon and the number of items; `count` is null while it is unknown. */
export function CountLink({
  to,
  label,
  icon,
  count,
}: {
  to: string;
  label: string;
  icon: ReactNode;
  count: number | null;
}) {
  return (
    <PageLink
      to={to}
      hover="color"
      className={stack({ gap: 3, align: 'center' }, slot('link'))}
      aria-label={count === null ? label : `${label}, ${count} ${plural(count, 'item')}`}
    >
      <span className={slot('icon')}>
        {icon}
        {count !== null && (
          <Pop
            value={count}
            className={surface(
              { variant: 'solid', radius: 'full' },
              text({ weight: 'bold', align: 'center' }, slot('count')),
            )}
          >
            {count}
          </Pop>
        )}
      </span>
      <span className={text({ weight: 'semibold' }, slot('label'))}>{label}</span>
    </PageLink>
  );
}
