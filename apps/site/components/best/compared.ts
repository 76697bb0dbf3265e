/** The two products of a best list that a reader compares, each with the offer that its button leads to. */

/** Both places may be empty; the second is filled only after the first. */
export interface Compared<Product, CallToAction> {
  firstProduct: Product | undefined;
  firstCallToAction: CallToAction | undefined;
  secondProduct: Product | undefined;
  secondCallToAction: CallToAction | undefined;
}

export const NOTHING_COMPARED: Compared<never, never> = {
  firstProduct: undefined,
  firstCallToAction: undefined,
  secondProduct: undefined,
  secondCallToAction: undefined,
};

type Entry<Product, CallToAction> = readonly [Product, CallToAction | undefined];

const entriesOf = <Product, CallToAction>({
  firstProduct,
  firstCallToAction,
  secondProduct,
  secondCallToAction,
}: Compared<Product, CallToAction>): Entry<Product, CallToAction>[] => [
  ...(firstProduct === undefined ? [] : [[firstProduct, firstCallToAction] as const]),
  ...(secondProduct === undefined ? [] : [[secondProduct, secondCallToAction] as const]),
];

const ofEntries = <Product, CallToAction>([first, second]: readonly Entry<Product, CallToAction>[]): Compared<
  Product,
  CallToAction
> => ({
  firstProduct: first?.[0],
  firstCallToAction: first?.[1],
  secondProduct: second?.[0],
  secondCallToAction: second?.[1],
});

export const productsOf = <Product>(compared: Compared<Product, unknown>): Product[] =>
  entriesOf(compared).map(([product]) => product);

/** A third takes the place of the one that was chosen first: a reader looks for the better of two. */
export const withProduct = <Product, CallToAction>(
  compared: Compared<Product, CallToAction>,
  product: Product,
  callToAction: CallToAction | undefined,
): Compared<Product, CallToAction> =>
  productsOf(compared).includes(product)
    ? compared
    : ofEntries([...entriesOf(compared), [product, callToAction] as const].slice(-2));

/** The second moves up. */
export const withoutProduct = <Product, CallToAction>(
  compared: Compared<Product, CallToAction>,
  product: Product,
): Compared<Product, CallToAction> => ofEntries(entriesOf(compared).filter(([each]) => each !== product));
