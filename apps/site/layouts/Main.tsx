/** The page itself: where the skip link and every navigation lead. */
import type { ReactNode } from 'react';

export function Main({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
