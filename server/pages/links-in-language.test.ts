import { expect, test } from 'vitest';
import { linksInLanguage } from './links-in-language.ts';

test.each([
  ['a link to a page', '<a class="x" href="/search?p=1&amp;s=2">', '<a class="x" href="/de/search?p=1&amp;s=2">'],
  ['a link home', '<a href="/">', '<a href="/de/">'],
  ['a search', '<form action="/search" role="search">', '<form action="/de/search" role="search">'],
  ['a form that changes something stays', '<form method="post" action="/language">', null],
  ['a link to another site stays', '<a href="https://tape.test/x">', null],
  ['a link without a host’s scheme stays', '<a href="//tape.test/x">', null],
  ['a place on the page stays', '<a href="#content">', null],
  ['the API has no second address', '<a href="/api/openapi.json">', null],
  ['the administration has none', '<a href="/Administration">', null],
  ['other elements stay', '<link rel="preload" href="/assets/x.css"><script src="/assets/x.js">', null],
])('links of a page in a language: %s (N2)', (_, html, expected) => {
  expect(linksInLanguage(html, 'de')).toBe(expected ?? html);
});
