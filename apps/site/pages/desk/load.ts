/** The desk. Nothing is asked for: who may see what, the desk itself decides, request by request. */
import type { Load } from '../load.ts';

export const loadDesk: Load<'desk'> = async ({ params: { slug } }) => ({
  content: { page: 'desk', data: { ...(slug !== undefined && { slug }) } },
  head: { title: 'Live desk', description: 'Where live coverage is written', type: 'website' },
  tags: [],
});
