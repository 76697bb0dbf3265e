/** The English texts of the interface, by key. */
export const en = {
  _404_page_title: 'This page could not be found',
  _404_error_title: 'We looked for this page, and cannot recommend it',
  _404_error_text: 'This page could not be found. It may have moved, or it never was.',
  withdrawn_page_title: 'This story has been withdrawn',
  withdrawn_title: 'We have taken this story back',
  withdrawn_text:
    'It was published at this address, and our editors have withdrawn it. Nothing is wrong with your link: there is no longer anything behind it.',
  back_button_label: 'Back to the front page',
  too_many_page_title: 'Too many requests',
  too_many_title: 'That was a lot at once',
  too_many_text: 'Many requests came from your network in a short time. Wait a minute, and try again.',
  refused_page_title: 'This request was refused',
  refused_title: 'We could not make sense of this request',
  refused_text: 'The address, or something sent with it, is not in a form we can answer.',
  error_page_title: 'Something went wrong',
  error_title: 'This one is on us, not on you',
  error_text: 'Something failed while we put this page together. It has been noted. Please try again in a moment.',
} as const;

export type MessageKey = keyof typeof en;
