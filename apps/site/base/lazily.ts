/** A memoised dynamic import: loads a module once and keeps it; a failure is not kept, so that it can be tried again. */
export function lazily<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
