/** The facts of a product within a text. */
import { Specs } from '../../product/Specs.tsx';
import type { BodySpecsData } from './data.ts';

export const BodySpecs = ({ data: { specs } }: { data: BodySpecsData }) => <Specs specs={specs} />;
