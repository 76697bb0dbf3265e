/** An internet provider as pages show it. */
import type { Instant } from '@masthead/model';

export interface Plan {
  name: string;
  /** Dollars a month. */
  price: number;
  /** Megabits a second. */
  down: number;
  up: number;
}

export interface ProviderEntry {
  slug: string;
  name: string;
  /** Of line: fibre, cable … */
  type: string;
  phone: string;
  /** Out of ten; absent where there are not enough reports. */
  rating?: number;
  summary: string;
  plans: Plan[];
  /** When somebody looked up what they cost. */
  checkedAt?: Instant;
}

/** What a hundred megabits cost a month, in dollars: the figure that makes plans comparable. */
export const priceOfHundred = ({ price, down }: Plan): number => (price / down) * 100;

const number = new Intl.NumberFormat('en-US');

export const formatSpeed = (megabits: number): string => `${number.format(megabits)} Mbit/s`;
export const formatSpeeds = ({ down, up }: Plan): string => `${formatSpeed(down)} down, ${number.format(up)} up`;
