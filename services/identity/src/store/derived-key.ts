/** Keys for one purpose each, made of the one secret of this installation: who learns one knows no other. */
import { hkdfSync } from 'node:crypto';

export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
