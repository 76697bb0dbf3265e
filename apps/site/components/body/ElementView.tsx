/** One element of a text, by its name. */
import type { ComponentType } from 'react';
import type { BodyElements, ElementName, ElementPart } from './body-part.ts';
import { bodyComponents } from './registry.ts';

export function ElementView<Name extends ElementName>({ part: { kind, data } }: { part: ElementPart<Name> }) {
  const Element: ComponentType<{ data: BodyElements[Name] }> = bodyComponents[kind];
  return <Element data={data} />;
}
