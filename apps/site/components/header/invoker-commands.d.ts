/** Invoker commands: a button opens and closes a dialog without a script. React passes them through; its types lag. */
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
