/** A password that somebody chooses. */
import { InputField } from '../InputField.tsx';

interface NewPasswordFieldProps {
  label: string;
  hint: string;
  error: string;
}

export const NewPasswordField = (about: NewPasswordFieldProps) => (
  <InputField {...about} name="password" type="password" autoComplete="new-password" required />
);
