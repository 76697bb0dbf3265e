/** As a ref: what comes in the place of what had the focus takes it over, or whoever goes by keyboard begins again. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
