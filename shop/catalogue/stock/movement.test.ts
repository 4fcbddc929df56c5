import { describe, expect, test } from 'vitest';
import { stockMove } from './movement.ts';

const untouched = { stockLevel: 112, stockTaken: false, version: 2 };
const taken = { stockLevel: 112, stockTaken: true, version: 2 };

describe('the effect of a product save on its stock (D42)', () => {
  test.for([
    ['says nothing: stays', {}, taken, 0],
    ['says what was seen: orders keep what they took', { stockLevel: 122, stockLevelSeen: 122 }, taken, 0],
    ['says five more than was seen: five more', { stockLevel: 127, stockLevelSeen: 122 }, taken, 5],
    ['says two fewer than was seen: two fewer', { stockLevel: 120, stockLevelSeen: 122 }, taken, -2],
    ['takes more away than is there: nothing is left', { stockLevel: 0, stockLevelSeen: 122 }, taken, -112],
    [
      'comes to more than a stock can be: that much',
      { stockLevel: 1_000_000_000, stockLevelSeen: 0 },
      taken,
      999_999_888,
    ],
    ['counts what was read, and nobody bought: that many', { stockLevel: 90, version: 2 }, untouched, -22],
    ['counts what was read, and somebody bought: refused', { stockLevel: 122, version: 2 }, taken, 'moved'],
    ['counts what was read before an own save: refused', { stockLevel: 90, version: 1 }, untouched, 'moved'],
    ['counts the shelf, whatever was bought: stays', { stockLevel: 112, version: 2 }, taken, 0],
    ['counts without a version: that many', { stockLevel: 122 }, taken, 10],
  ] as const)('%s', ([, input, stored, move]) => {
    expect(stockMove(input, stored)).toBe(move);
  });
});
