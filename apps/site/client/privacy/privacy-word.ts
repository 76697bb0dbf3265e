/** The server's word for the laws and signals that the reader is under. */
export const privacyWord = (): string => document.querySelector<HTMLElement>('[data-privacy]')?.dataset.privacy ?? '';
