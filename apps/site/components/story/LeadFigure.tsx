/** A story's lead picture with its caption and credit. */
import { Figure } from '../picture/Figure.tsx';
import type { ShownPicture } from '../picture/shown-picture.ts';

export const LeadFigure = ({ picture }: { picture: ShownPicture | undefined }) =>
  picture ? <Figure picture={picture} priority /> : null;
