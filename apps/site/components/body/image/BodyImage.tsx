/** A picture within a text: whole, with its caption and credit. */
import { Figure } from '../../picture/Figure.tsx';
import type { BodyImageData } from './data.ts';

export const BodyImage = ({ data: { picture } }: { data: BodyImageData }) => <Figure picture={picture} />;
