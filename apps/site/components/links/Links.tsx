/** A plain list of links; whoever shows it says how it looks. */
import type { Link } from '../../base/link.ts';

interface LinksProps {
  links: Link[];
  listClass?: string | undefined;
  linkClass: string | undefined;
}

export function Links({ links, listClass, linkClass }: LinksProps) {
  return (
    <ul className={listClass}>
      {links.map((link) => (
        <li key={link.href}>
          <a className={linkClass} href={link.href}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
