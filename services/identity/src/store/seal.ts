/** Seals what stands in the database and would open something: without the installation's secret a copy of it is noise. */
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import { StorageError } from '@masthead/storage';
import { derivedKey } from './derived-key.ts';

export interface Seal {
  close(text: string): string;
  open(sealed: string): string;
}

/** `purpose` keeps apart what is sealed for different things with one secret. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = createSecretKey(derivedKey(secret, purpose));
  return {
    close(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
    },
    open(sealed) {
      const [nonce, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce ?? Buffer.alloc(0));
        decipher.setAuthTag(tag ?? Buffer.alloc(0));
        return Buffer.concat([decipher.update(text ?? Buffer.alloc(0)), decipher.final()]).toString();
      } catch (cause) {
        throw new StorageError('Accounts were sealed with another IDENTITY_SECRET.', { cause });
      }
    },
  };
}
