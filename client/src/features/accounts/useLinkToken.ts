import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The token of the link that has led here; empty without one. It is taken out of the address, which others may read. */
export function useLinkToken(): string {
  const [params, setParams] = useSearchParams();
  const [token] = useState(() => params.get('token') ?? '');
  const shown = params.has('token');
  useEffect(() => {
    if (shown) setParams({}, { replace: true });
  }, [shown, setParams]);
  return token;
}
