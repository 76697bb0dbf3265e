/** Where the reader writes their address. A password manager and a passkey know it by its name. */
import { Field } from './Field.tsx';

interface EmailFieldProps {
  email: string;
  /** The service could not write to it. */
  isWrong?: boolean;
  /** Whether a passkey may be offered with what the browser knows to write here. */
  withPasskey?: boolean;
  focused?: boolean;
}

export function EmailField({ email, isWrong = false, withPasskey = false, focused = false }: EmailFieldProps) {
  return (
    <Field
      id="email"
      name="email"
      type="email"
      label="Email address"
      autoComplete={withPasskey ? 'username webauthn' : 'username'}
      placeholder="you@example.com"
      spellCheck={false}
      autoCapitalize="none"
      required
      defaultValue={email}
      error={isWrong ? emailProblem(email) : undefined}
      autoFocus={focused || isWrong}
    />
  );
}

const WITHOUT_ENDING = /@[^@.\s]+$/;

const emailProblem = (email: string): string =>
  WITHOUT_ENDING.test(email.trim())
    ? 'That address is missing its ending, such as .com'
    : 'That is no address we could write to';
