/** What the page of outside writers shows. */
import type { Person } from '../../components/standing/PeopleList.tsx';
import type { WithText } from '../../components/standing/standing-text.ts';

export interface VoicesPageData extends WithText {
  voices: Person[];
}
