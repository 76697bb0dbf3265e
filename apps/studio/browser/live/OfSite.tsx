/**
 * Markup of the reader site, dressed in its styles: a tree of its own (shadow DOM), so that neither the site's styles reach
 * the studio nor the studio's the markup. Colours and fonts come through, since both apps have them of the design system.
 */
import { trustedHtml } from '@masthead/browser';
import { useEffect, useRef } from 'react';
import styles from '../Desk.module.css';
import type { SiteMarkup } from './coverage.ts';
import { stylesheetAt } from './site-stylesheets.ts';

export function OfSite({ html, styles: addresses }: SiteMarkup) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLate = false;
    const show = async (): Promise<void> => {
      const sheets = await Promise.all(addresses.map(stylesheetAt));
      if (isLate || !host.current) return;
      const tree = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
      tree.adoptedStyleSheets = sheets;
      tree.innerHTML = trustedHtml(html);
    };
    void show().catch(reportError);
    return () => {
      isLate = true;
    };
  }, [html, addresses]);
  return <div ref={host} className={styles.ofSite} />;
}
