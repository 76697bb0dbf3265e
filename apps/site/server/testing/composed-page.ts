/** A composed page of a story as the content service sends it, around whatever a test puts into it. */
const EMPTY = { items: [], paging: { limit: '4', offset: '0', total: '0' } };

const component = (componentName: string, data: unknown) => ({
  id: componentName,
  meta: { componentName, componentType: 'ContentList' },
  data,
});

/** The least that a story is; `fields` add to it or break it. */
export const composedPage = (name: string, typeName: string, slug: string, fields: object) => ({
  components: [
    component(name, {
      id: slug,
      typeName,
      slug,
      headline: `About ${slug}`,
      datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
      ...fields,
    }),
    component('keepReading', EMPTY),
  ],
});
