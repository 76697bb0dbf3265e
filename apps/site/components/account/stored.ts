/** What accounts keep in a browser, which may keep nothing. */

export function readStored(name: string, storage: () => Storage = local): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/** Null removes what there is. Whether it could be kept. */
export function store(name: string, text: string | null, storage: () => Storage = local): boolean {
  try {
    if (text === null) storage().removeItem(name);
    else storage().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

const local = (): Storage => localStorage;
export const session = (): Storage => sessionStorage;
