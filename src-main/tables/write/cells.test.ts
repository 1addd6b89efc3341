import { describe, expect, it } from 'vitest';
import { neutralise } from './cells';

describe('a cell that a spreadsheet would execute', () => {
  it.each([
    ['=1+1'],
    ['=HYPERLINK("http://example.test","x")'],
    ['+1'],
    ['-1+1'],
    ['@SUM(A1)'],
    ['\tx'],
    ['\rx'],
    ['\nx'],
    ['＝1+1'],
    ['＋1'],
    ['－1'],
    ['＠SUM(A1)'],
    [' =1+1'],
    ['\u00a0=1+1'],
    ['\u200b=1+1'],
    ['\ufeff=1+1'],
    ['\u0000=1+1'],
    ['\n=1+1'],
    ['-'],
    ["=cmd|' /C calc'!A0"],
  ])('is marked as text: %j', (text) => expect(neutralise(text)).toBe(`'${text}`));
});

describe('any other cell', () => {
  it.each([
    [''],
    ['11001310300120230000100'],
    ['11001-31-03-001-2023-00001-00'],
    ['1.1E+22'],
    ['Demandante: A+B = C @ D'],
    ['2026-11-21'],
    ["'ya marcado"],
    ['<b>x</b>'],
  ])('stays as it is: %j', (text) => expect(neutralise(text)).toBe(text));
});
