/** The part of the page that has the choice; a link to it opens the dialog where scripts run. */
export const CHOICES_ID = 'cookie-choices';
