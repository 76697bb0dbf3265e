/** The scripts of a page in the browser: each once, none before its consent, none twice. What is loaded, others load. */
import type { LogLine } from './messages.ts';
import { scriptMessages } from './messages.ts';
import { byPriority, type PlannedTag, planTag, type SkipReason } from './plan.ts';
import type { ScriptPage, Tag } from './tag.ts';

export type Registered =
  /** To be put into the page, at its time. */
  | { readonly does: 'load'; readonly tag: PlannedTag; readonly replaces: boolean }
  /** Its category is refused: it may come when that changes. */
  | { readonly does: 'wait'; readonly tag: PlannedTag }
  | { readonly does: 'skip'; readonly reason: SkipReason | 'duplicate' };

export interface ScriptRegistry {
  add(tag: Tag, options?: { readonly force?: boolean }): Registered;
  /** What may be loaded now and was not yet: those that waited, and those that failed. */
  consentChanged(): PlannedTag[];
  /** To be asked when its time has come: false if it was removed, or its category refused in the meantime. */
  mayBegin(tagId: string): boolean;
  loaded(tagId: string): void;
  failed(tagId: string): void;
  aborted(tagId: string): void;
  /** False, and a line in the log, for what is not there. */
  remove(tagId: string): boolean;
}

interface Entry {
  readonly tag: PlannedTag;
  state: 'waiting' | 'loading' | 'loaded';
}

export function createScriptRegistry(page: ScriptPage, log: (line: LogLine) => void): ScriptRegistry {
  const entries = new Map<string, Entry>();

  function add(tag: Tag, { force = false } = {}): Registered {
    const replaces = entries.has(tag.tagId);
    if (replaces && !force) return { does: 'skip', reason: 'duplicate' };
    const plan = planTag(tag, page);
    if (plan.does === 'skip') {
      if (plan.log) log(plan.log);
      return { does: 'skip', reason: plan.reason };
    }
    const isAllowed = page.allows(plan.tag.gdprCategory);
    entries.set(tag.tagId, { tag: plan.tag, state: isAllowed ? 'loading' : 'waiting' });
    return isAllowed ? { does: 'load', tag: plan.tag, replaces } : { does: 'wait', tag: plan.tag };
  }

  function consentChanged(): PlannedTag[] {
    const due = [...entries.values()].filter(({ tag, state }) => state === 'waiting' && page.allows(tag.gdprCategory));
    for (const entry of due) entry.state = 'loading';
    return byPriority(due.map(({ tag }) => tag));
  }

  function mayBegin(tagId: string): boolean {
    const entry = entries.get(tagId);
    if (!entry || entry.state === 'waiting') return false;
    if (!page.allows(entry.tag.gdprCategory)) entry.state = 'waiting';
    return entry.state === 'loading';
  }

  function settle(tagId: string, state: Entry['state']): void {
    const entry = entries.get(tagId);
    if (entry) entry.state = state;
  }

  function remove(tagId: string): boolean {
    const wasThere = entries.delete(tagId);
    if (!wasThere) log(scriptMessages.notLocated(tagId));
    return wasThere;
  }

  return {
    add,
    consentChanged,
    mayBegin,
    remove,
    loaded: (tagId) => settle(tagId, 'loaded'),
    failed(tagId) {
      log(scriptMessages.failed(tagId));
      settle(tagId, 'waiting');
    },
    aborted(tagId) {
      log(scriptMessages.aborted(tagId));
      settle(tagId, 'waiting');
    },
  };
}
