/** Says the name of a page that came without a full load, which screen readers would otherwise miss. */
import { VisuallyHidden } from '@masthead/ui';

export function RouteAnnouncer({ text }: { text: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
