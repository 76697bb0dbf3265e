/** A password that is being chosen, with the rules that it must keep. The server asks for them again. */
import { PasswordField } from './PasswordField.tsx';
import { PasswordRuler, RULER_ID } from './PasswordRuler.tsx';

interface NewPasswordProps {
  label: string;
  isWrong: boolean;
  focused: boolean;
}

export const NewPassword = ({ label, isWrong, focused }: NewPasswordProps) => (
  <>
    <PasswordField
      label={label}
      isNew
      hintId={RULER_ID}
      error={isWrong ? 'This password does not keep all of the rules below' : undefined}
      focused={focused}
    />
    <PasswordRuler />
  </>
);
