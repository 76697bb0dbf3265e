/** The key that this publication asks for decisions with: made from the one secret that all its processes share. */
import { createHmac } from 'node:crypto';

export const decisionKeyFrom = (signingKey: string): string =>
  createHmac('sha256', signingKey).update('decision service').digest('base64url');
