import type { ComponentProps, ReactNode } from 'react';
import type { DeskListName } from '../../generated/graphql.ts';
import { PageHeader } from '../PageHeader.tsx';
import { List, type ListProps } from './List.tsx';
import { SavedViews } from './views/SavedViews.tsx';

interface ListPageProps<Row> extends ComponentProps<typeof PageHeader>, ListProps<Row> {
  /** The search and the filters, above the list. */
  filters?: ReactNode;
  /** The list whose filters can be saved as views; absent: they cannot. */
  savedViews?: DeskListName;
}

/** A page that is one list: its heading with a description and buttons, its filters with their saved views, and the list. */
export const ListPage = <Row,>({
  title,
  description,
  actions,
  filters,
  savedViews,
  ...list
}: ListPageProps<Row>) => (
  <>
    <PageHeader
      title={title}
      description={description}
      actions={
        (savedViews || actions) && (
          <>
            {savedViews && <SavedViews list={savedViews} />}
            {actions}
          </>
        )
      }
    />
    {filters}
    <List {...list} />
  </>
);
