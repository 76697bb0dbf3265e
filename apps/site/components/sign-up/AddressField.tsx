/** Where one writes one's e-mail address. */
import { LONGEST_ADDRESS } from '@masthead/model';
import { TextInput, VisuallyHidden } from '@masthead/ui';
import { useId } from 'react';
import styles from './AddressField.module.css';
import { ADDRESS_FIELD } from './sign-up.ts';

interface AddressFieldProps {
  address?: string;
  optional?: boolean;
  /** The element that says what is wrong with it. */
  wrongId?: string | undefined;
  /** The element that says what it is for. */
  hintId?: string;
  /** Where the reader goes on. */
  focused?: boolean;
}

export function AddressField({ address = '', optional = false, wrongId, hintId, focused = false }: AddressFieldProps) {
  const id = useId();
  return (
    <label className={styles.field} htmlFor={id}>
      <VisuallyHidden>E-mail address</VisuallyHidden>
      <TextInput
        id={id}
        type="email"
        name={ADDRESS_FIELD}
        defaultValue={address}
        placeholder="you@example.com"
        autoComplete="email"
        maxLength={LONGEST_ADDRESS}
        required={!optional}
        aria-invalid={wrongId ? true : undefined}
        aria-describedby={[wrongId, hintId].filter(Boolean).join(' ') || undefined}
        autoFocus={focused}
      />
    </label>
  );
}
