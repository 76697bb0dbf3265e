/** Two tabs that write down drafts of one story would overwrite each other's: only one of them works at a time. */
import { useEffect, useState } from 'react';

/** True once this tab is the one; another becomes it when this one is closed. */
export function useOnlyTab(name: string): boolean {
  const [isMine, setIsMine] = useState(false);
  useEffect(() => {
    // Only pages that are served securely can ask.
    if (!('locks' in navigator)) {
      setIsMine(true);
      return;
    }
    const leaving = new AbortController();
    const left = Promise.withResolvers<void>();
    navigator.locks
      .request(name, { signal: leaving.signal }, () => {
        setIsMine(true);
        return left.promise;
      })
      .catch(() => {});
    return () => {
      leaving.abort();
      left.resolve();
    };
  }, [name]);
  return isMine;
}
