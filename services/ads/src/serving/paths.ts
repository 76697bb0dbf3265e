/** The addresses of the ad server. */
import type { FilmEvent } from '@masthead/ads/vast';

export const ADS_API = '/api/ads';
export const DESK_ADS_API = '/api/desk/ads';

export const showPath = (token: string): string => `${ADS_API}/show/${token}`;
export const goPath = (token: string): string => `${ADS_API}/go/${token}`;
export const picturePath = (file: string): string => `${ADS_API}/picture/${file}`;
/** What a player tells of a film. */
export const filmPath = (token: string, event: FilmEvent): string => `${ADS_API}/film/${token}/${event}`;
