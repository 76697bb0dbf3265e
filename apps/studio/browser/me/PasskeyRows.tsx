/** Somebody's passkeys, each with the way to be rid of it. */
import type { StaffPasskey } from '@masthead/account';
import { ActionRow, ActionRows } from '../ActionRows.tsx';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { onDay } from '../days.ts';

interface PasskeyRowsProps {
  passkeys: readonly StaffPasskey[];
  onRemove(id: string): void;
}

export const PasskeyRows = ({ passkeys, onRemove }: PasskeyRowsProps) => (
  <ActionRows>
    {passkeys.map(({ id, name, since, used }) => (
      <ActionRow key={id} name={name} facts={`Added ${onDay(since)}${used === null ? '' : `. Used ${onDay(used)}`}`}>
        <ConfirmButton label="Remove" question={`Remove ${name}?`} onConfirm={() => onRemove(id)} />
      </ActionRow>
    ))}
  </ActionRows>
);
