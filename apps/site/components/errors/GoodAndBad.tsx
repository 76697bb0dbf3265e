/** The missing page, reviewed. */
import { GoodAndBad as Points } from '../review/GoodAndBad.tsx';

const GOOD = ['Loads very quickly', 'No spoilers'];
const BAD = ['Does not exist', 'May have moved, or never did'];

export const GoodAndBad = () => <Points good={GOOD} bad={BAD} />;
