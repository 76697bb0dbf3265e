/** Something in a document that is right, and that its editor should look at again. */
export interface Warning {
  /** Where it is, such as `headline` or `body`. */
  field: string;
  message: string;
}
