import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignInPageState } from './signInPageState.ts';

/**
 * Returns a function that leaves the sign-in or sign-up page for the path `next`, so that Back opens neither the form nor
 * `next` a second time: it goes back when `next` is the previous history entry, and replaces the page otherwise.
 */
export function useLeaveSignIn(next: string): () => void {
  const navigate = useNavigate();
  const { openedFrom } = (useLocation().state ?? {}) as SignInPageState;
  return useCallback(() => {
    if (openedFrom === next) void navigate(-1);
    else void navigate(next, { replace: true });
  }, [navigate, openedFrom, next]);
}
