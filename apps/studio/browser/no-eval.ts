/** Readers of data that could compile themselves do not try to: the policy of the studio's documents refuses that, and would report it. Imported before anything that makes one. */
import { config } from 'zod';

config({ jitless: true });
