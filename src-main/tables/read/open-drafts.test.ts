import { describe, expect, it } from 'vitest';
import { maxDrafts } from './limits';
import { openDrafts } from './open-drafts';

describe('the files that lie open', () => {
  it('are so many at most; the one used longest ago makes room', () => {
    const drafts = openDrafts<number>();
    for (let number = 0; number < maxDrafts; number++) drafts.put(`d${number}`, number);
    drafts.find('d0');
    drafts.put('one more', maxDrafts);
    expect(() => drafts.find('d1')).toThrow(expect.objectContaining({ code: 'not_found' }));
    expect(drafts.find('d0')).toBe(0);
    expect(drafts.find('one more')).toBe(maxDrafts);
  });

  it('are gone once closed', () => {
    const drafts = openDrafts<number>();
    drafts.put('d', 1);
    drafts.close('d');
    expect(() => drafts.find('d')).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});
