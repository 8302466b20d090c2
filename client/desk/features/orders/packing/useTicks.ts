import { useStoredState } from '../../../lib/useStoredState.ts';

/** What is ticked off of a list; this browser remembers it. @param list identifies the list */
export function useTicks(list: string) {
  const [ids, setIds] = useStoredState<string[]>(`ticks.${list}`, []);
  return {
    isTicked: (id: string) => ids.includes(id),
    toggle: (id: string) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
  };
}
