/** One element of a text, by its name. In a text that came after its page, its code may come a moment after it. */

import type { ElementName } from '@masthead/body';
import { useEffect, useState } from 'react';
import type { ElementPart } from './body-part.ts';
import { loadElements } from './late-elements.ts';
import { componentOf } from './registry.ts';

export function ElementView<Name extends ElementName>({ part: { kind, data } }: { part: ElementPart<Name> }) {
  const [, setLoaded] = useState(false);
  const Element = componentOf<Name>(kind);
  const missing = Element === undefined;
  useEffect(() => {
    // Without its code an element is missing, and nothing else is.
    if (missing)
      loadElements([kind]).then(
        () => setLoaded(true),
        () => {},
      );
  }, [kind, missing]);
  return Element ? <Element data={data} /> : null;
}
