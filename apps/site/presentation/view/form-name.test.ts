import { expect, it } from 'vitest';
import { formName } from './form-name.ts';

it.each([
  ['News', 'News'],
  ['How To', 'How-to'],
  ['Deals - Precap', 'Deals'],
  ['Best List - Precap', 'Best list'],
  ['Explainer - Demand', 'Explainer'],
  ['Money WordPress', 'Money'],
  ['toString', 'toString'],
])('a story filed under "%s" is to its readers: %s', (type, name) => {
  expect(formName(type)).toBe(name);
});
