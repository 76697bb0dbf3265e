import type { Told } from '@masthead/tracking';

export const isPageView = (told: Told): told is Told<'page_viewed'> => told.event.name === 'page_viewed';
