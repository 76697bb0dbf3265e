/** Whether links of a text earn money, which it then says before them. */
import type { Body, BodyPart } from './body-part.ts';

function partEarns(part: BodyPart): boolean {
  switch (part.kind) {
    case 'text':
      return part.earns ?? false;
    case 'buybutton':
      return true;
    case 'reviewcard':
      return part.data.offer !== undefined;
    case 'cnetlisticle':
      return part.data.offers.length > 0;
    default:
      return false;
  }
}

export const earns = (body: Body): boolean => body.some(partEarns);
