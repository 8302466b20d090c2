import { Text, Timeline } from '@chakra-ui/react';
import { LuMail, LuPencil, LuShoppingBag } from 'react-icons/lu';
import { formatTime } from '../../../lib/format.ts';
import { TitledCard } from '../../../ui/TitledCard.tsx';
import type { Order } from './useOrder.ts';

const icons = { PLACED: LuShoppingBag, CHANGE: LuPencil, MAIL: LuMail };

/** Everything that happened to an order, and who did it; the latest first. */
export const OrderTimeline = ({ order: { timeline } }: { order: Order }) => (
  <TitledCard title="Timeline">
    <Timeline.Root size="md" variant="subtle">
      {timeline.toReversed().map(({ id, kind, title, detail, actorName, date }) => {
        const Icon = icons[kind];
        return (
          <Timeline.Item key={id}>
            <Timeline.Connector>
              <Timeline.Separator />
              <Timeline.Indicator>
                <Icon aria-hidden />
              </Timeline.Indicator>
            </Timeline.Connector>
            <Timeline.Content minWidth="0">
              <Timeline.Title>{kind === 'MAIL' ? `Mail: ${title}` : title}</Timeline.Title>
              {detail && <Text overflowWrap="anywhere">{detail}</Text>}
              <Timeline.Description>
                {formatTime(date)}
                {actorName && `, ${actorName}`}
              </Timeline.Description>
            </Timeline.Content>
          </Timeline.Item>
        );
      })}
    </Timeline.Root>
  </TitledCard>
);
