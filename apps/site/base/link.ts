/** A way to somewhere, as readers are offered it. */
export interface Link {
  label: string;
  href: string;
}
