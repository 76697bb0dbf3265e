/** What these pages draw and no other app does. */
import { Drawing } from '@masthead/ui';

interface Size {
  small?: boolean;
}

export const KeyDrawing = ({ small }: Size) => (
  <Drawing small={small}>
    <circle cx="8" cy="15" r="4" />
    <path d="m11 12 9-9M17 6l3 3" />
  </Drawing>
);

export const LetterDrawing = ({ small }: Size) => (
  <Drawing small={small}>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m3.5 7 8.5 6 8.5-6" />
  </Drawing>
);

export const LockDrawing = () => (
  <Drawing>
    <rect x="5" y="11" width="14" height="10" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </Drawing>
);

export const PersonDrawing = () => (
  <Drawing small>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c.6-4.4 3.7-6.5 8-6.5s7.4 2.1 8 6.5" />
  </Drawing>
);

export const WarningDrawing = () => (
  <Drawing small>
    <path d="M12 3 2.5 20h19ZM12 10v4M12 17v.2" />
  </Drawing>
);

export const OpenEye = () => (
  <Drawing>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </Drawing>
);

export const ClosedEye = () => (
  <Drawing>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM4 20 20 4" />
  </Drawing>
);
