/** A sentence or two that must not be missed. */
export interface CalloutData {
  text: string;
}
