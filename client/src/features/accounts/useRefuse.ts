import { useNotice } from '../../ui/Notice.tsx';

/** A function that says what is wrong with a form, and hands back the input at fault; null: no input of it is. */
export function useRefuse(): (msg: string, field: string | null) => string | null {
  const notify = useNotice();
  return (msg, field) => {
    notify({ msg, error: true });
    return field;
  };
}
