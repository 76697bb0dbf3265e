/** A code, of an authenticator app or of recovery. The form before it is gone, and the focus with it: it comes here. */
import { focusWhenShown } from '../focus-when-shown.ts';
import { InputField } from '../InputField.tsx';

interface CodeFieldProps {
  hint: string;
  error: string;
  /** Recovery codes have letters. */
  isDigits: boolean;
}

export const CodeField = ({ hint, error, isDigits }: CodeFieldProps) => (
  <InputField
    label="Code"
    hint={hint}
    error={error}
    name="code"
    inputMode={isDigits ? 'numeric' : 'text'}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    ref={focusWhenShown}
    required
  />
);
