/** Memoises by object identity: what is made of an object that many pages share is made once, and is dropped with the object. */

/** What was made of an object for each key, as long as the object lives. */
export function keptPer<Made>(): (source: object, key: unknown, make: () => Made) => Made {
  const ofSource = oncePer((_source: object) => new Map<unknown, Made>());
  return (source, key, make) => {
    const known = ofSource(source);
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };
}

/** The same as `oncePer` for what two objects make together. */
export function oncePerPair<First extends object, Second extends object, Made>(
  make: (first: First, second: Second) => Made,
): (first: First, second: Second) => Made {
  const ofFirst = oncePer((first: First) => oncePer((second: Second) => make(first, second)));
  return (first, second) => ofFirst(first)(second);
}

export function oncePer<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, { value: Made }>();
  return (source) => {
    const known = made.get(source) ?? { value: make(source) };
    made.set(source, known);
    return known.value;
  };
}
