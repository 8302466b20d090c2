import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from '../PageHeader.tsx';
import { List, type ListProps } from './List.tsx';

interface ListPageProps<Row> extends ComponentProps<typeof PageHeader>, ListProps<Row> {
  /** The search and the filters, above the list. */
  filters?: ReactNode;
}

/** A page that is one list: its heading with a description and buttons, its filters, and the list. */
export const ListPage = <Row,>({ title, description, actions, filters, ...list }: ListPageProps<Row>) => (
  <>
    <PageHeader title={title} description={description} actions={actions} />
    {filters}
    <List {...list} />
  </>
);
