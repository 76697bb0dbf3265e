/** The addresses of the ad server. */
export const ADS_API = '/api/ads';
export const DESK_ADS_API = '/api/desk/ads';

export const showPath = (token: string): string => `${ADS_API}/show/${token}`;
export const goPath = (token: string): string => `${ADS_API}/go/${token}`;
export const picturePath = (file: string): string => `${ADS_API}/picture/${file}`;
