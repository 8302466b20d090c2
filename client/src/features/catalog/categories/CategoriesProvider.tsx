import { type ReactNode, useMemo } from 'react';
import { useQuery } from '../../../lib/useQuery.ts';
import { CATEGORIES, CategoriesContext, type TopCategory } from './useCategories.ts';

const NO_CATEGORIES: TopCategory[] = [];

/** Loads the categories once for menus, filters and pages. */
export function CategoriesProvider({ children }: { children: ReactNode }) {
  const { data, loading, error, refetch } = useQuery(CATEGORIES);
  const categories = data?.categories ?? NO_CATEGORIES;
  const failed = error !== undefined;
  const value = useMemo(
    () => ({ categories, loading, failed, retry: () => void refetch() }),
    [categories, loading, failed, refetch],
  );
  return <CategoriesContext value={value}>{children}</CategoriesContext>;
}
