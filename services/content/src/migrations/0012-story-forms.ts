/** From here on stories of topics and people are also listed by their forms. The rebuild lists those that were there before. */
export async function up(): Promise<void> {}
