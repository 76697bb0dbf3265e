/** What goes wrong with storage in a way that the person who runs the product can put right. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

export const messageOf = (error: unknown): string => {
  // Node gathers the failures of a host's several addresses into one error without a message.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
