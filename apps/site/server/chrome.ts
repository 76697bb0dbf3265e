/** Header and footer, rendered once for all the pages that show them alike: they are half of what a page costs. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Navigation } from '../components/header/navigation.ts';
import { FrameFooter, FrameHeader } from '../layouts/Frame.tsx';
import type { ChromeProps, KeptChrome } from '../layouts/layout-props.ts';

/** By the navigation they are made from, so that they go with it. */
const rendered = new WeakMap<Navigation, Map<string, KeptChrome>>();

export function keptChrome(props: ChromeProps & { navigation: Navigation }): KeptChrome {
  const known = rendered.get(props.navigation) ?? new Map<string, KeptChrome>();
  rendered.set(props.navigation, known);
  const key = `${props.brand} ${props.year} ${placeInNavigation(props)}`;
  const chrome = known.get(key) ?? {
    header: renderToString(createElement(FrameHeader, props)),
    footer: renderToString(createElement(FrameFooter, props)),
  };
  known.set(key, chrome);
  return chrome;
}

/** Only a path that the navigation links to, or the front page, makes a difference. */
const placeInNavigation = ({ path, navigation }: ChromeProps & { navigation: Navigation }): string =>
  path === '/' || navigation.main.some(({ href }) => href === path) ? path : '';
