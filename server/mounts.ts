/** Which mount is looked at first: the more exact one, whatever the order of the services. */
import type { Mount, Service } from './service.ts';

export interface Mounted {
  mount: Mount;
  service: Service;
}

export function mountsInOrder(services: ReadonlyMap<string, Service>): Mounted[] {
  const takenBy = new Map<string, string>();
  const mounted: Mounted[] = [];
  for (const [name, service] of services)
    for (const mount of service.mounts) {
      const place = `${mount.method ?? 'any method'} ${mount.path}`;
      const other = takenBy.get(place);
      if (other !== undefined) throw new Error(`The services ${other} and ${name} are both mounted at ${place}`);
      takenBy.set(place, name);
      mounted.push({ mount, service });
    }
  return mounted.toSorted((a, b) => exactness(b.mount) - exactness(a.mount));
}

/** Longer paths first; of two as long, one without a star, then one for a single method. */
const exactness = ({ path, method }: Mount): number =>
  path.replace('*', '').length * 4 + (path.endsWith('*') ? 0 : 2) + (method ? 1 : 0);
