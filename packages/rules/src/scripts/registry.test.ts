import { describe, expect, it } from 'vitest';
import type { CategoryName } from '../consent/categories.ts';
import { scriptPage, someScript } from '../testing/scripts.ts';
import { type LogLine, NO_WINDOW, NOT_WATCHED, scriptMessages } from './messages.ts';
import { createScriptRegistry } from './registry.ts';
import type { ScriptPage } from './tag.ts';

function registryOf(changes: Partial<ScriptPage> = {}) {
  const refused = new Set<CategoryName>();
  const log: LogLine[] = [];
  const page = scriptPage({ allows: (category) => !refused.has(category), ...changes });
  const registry = createScriptRegistry(page, (line) => log.push(line));
  const due = (): string[] => registry.consentChanged().map(({ tagId }) => tagId);
  return { registry, refused, log, due };
}

describe('a script in the browser', () => {
  it('is registered once: a second one of its id is ignored', () => {
    const { registry } = registryOf();
    expect(registry.add(someScript())).toMatchObject({ does: 'load', replaces: false });
    expect(registry.add(someScript({ src: 'https://tags.example/2.js' }))).toEqual({
      does: 'skip',
      reason: 'duplicate',
    });
  });

  it('is replaced when that is forced', () => {
    const { registry } = registryOf();
    registry.add(someScript());
    expect(registry.add(someScript({ src: 'https://tags.example/2.js' }), { force: true })).toMatchObject({
      does: 'load',
      replaces: true,
      tag: { attributes: { src: 'https://tags.example/2.js' } },
    });
  });

  it('that is left out is not registered, so that it can come later', () => {
    let on = false;
    const { registry, log } = registryOf({ isOn: () => on });
    expect(registry.add(someScript({ features: ['timings'] }))).toEqual({ does: 'skip', reason: 'features' });
    expect(log).toEqual([scriptMessages.featuresDisabled('counter')]);
    on = true;
    expect(registry.add(someScript({ features: ['timings'] }))).toMatchObject({ does: 'load' });
  });

  it('waits while its category is refused, and is loaded once when it is allowed', () => {
    const { registry, refused, due } = registryOf();
    refused.add('C0004');
    expect(registry.add(someScript({ gdprCategory: 'C0004' }))).toMatchObject({ does: 'wait' });
    expect(due()).toEqual([]);
    refused.clear();
    expect(due()).toEqual(['counter']);
    expect(due()).toEqual([]);
    registry.loaded('counter');
    expect(due()).toEqual([]);
  });

  it('that was loaded is not loaded again on a change', () => {
    const { registry, due } = registryOf();
    registry.add(someScript());
    expect(due()).toEqual([]);
    registry.loaded('counter');
    expect(due()).toEqual([]);
  });

  it('that failed or was aborted is tried again on a change', () => {
    const { registry, log, due } = registryOf();
    registry.add(someScript());
    registry.failed('counter');
    expect(due()).toEqual(['counter']);
    registry.aborted('counter');
    expect(due()).toEqual(['counter']);
    expect(log).toEqual([
      { level: 'error', message: 'Loading of script counter failed.' },
      { level: 'warn', message: 'Loading of script counter was aborted.' },
    ]);
  });

  it('that was allowed does not begin when that was taken back before its time, and comes when it is given again', () => {
    const { registry, refused, due } = registryOf();
    registry.add(someScript());
    expect(registry.mayBegin('counter')).toBe(true);
    refused.add('C0002');
    expect(registry.mayBegin('counter')).toBe(false);
    refused.clear();
    expect(registry.mayBegin('counter')).toBe(false);
    expect(due()).toEqual(['counter']);
    expect(registry.mayBegin('counter')).toBe(true);
    registry.loaded('counter');
    expect([registry.mayBegin('counter'), registry.mayBegin('unknown')]).toEqual([false, false]);
  });

  it('waits with others, and those of higher priority come first', () => {
    const { registry, refused, due } = registryOf();
    refused.add('C0002');
    for (const [tagId, priority] of [
      ['a', 0],
      ['b', 5],
    ] as const)
      registry.add(someScript({ tagId, priority }));
    refused.clear();
    expect(due()).toEqual(['b', 'a']);
  });

  it('is removed once; one that is not there is said so', () => {
    const { registry, log } = registryOf();
    registry.add(someScript());
    expect([registry.remove('counter'), registry.remove('counter')]).toEqual([true, false]);
    expect(log.map(({ message }) => message)).toEqual(['Script counter could not be located']);
    expect(registry.add(someScript())).toMatchObject({ does: 'load' });
  });
});

it('all messages are these, word for word', () => {
  expect([
    scriptMessages.failed('x').message,
    scriptMessages.aborted('x').message,
    scriptMessages.noHead().message,
    scriptMessages.featuresDisabled('x').message,
    scriptMessages.notLocated('x').message,
    NOT_WATCHED,
    NO_WINDOW,
  ]).toEqual([
    'Loading of script x failed.',
    'Loading of script x was aborted.',
    'Unable to get <head> element...',
    'Features for x is disabled, rejecting.',
    'Script x could not be located',
    'The requested Window variable is not watched.',
    'Cannot access Window during server render.',
  ]);
});
