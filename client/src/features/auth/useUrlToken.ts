import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page's URL parameter `token`; empty without one. It is removed from the URL, so that it does not leak. */
export function useUrlToken(): string {
  const [params, setParams] = useSearchParams();
  const [token] = useState(() => params.get('token') ?? '');
  const isInUrl = params.has('token');
  useEffect(() => {
    if (isInUrl) setParams({}, { replace: true });
  }, [isInUrl, setParams]);
  return token;
}
