/** Waits for what will come, as long as a busy machine may need. */
import { expect } from 'vitest';

export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);
