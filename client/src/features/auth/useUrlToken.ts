import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page's URL parameter `token`; empty without one. It is removed from the URL, so that it does not leak. */
export function useUrlToken(): string {
  const [params, setParams] = useSearchParams();
  const [token] = useState(() => params.get('token') ?? '');
  const inUrl = params.has('token');
  useEffect(() => {
    if (inUrl) setParams({}, { replace: true });
  }, [inUrl, setParams]);
  return token;
}
