import { Outlet, ScrollRestoration } from 'react-router';
import { useLanguage } from '../texts/texts.tsx';
import { useShopFace } from './shop-face.ts';
import favicon from './favicon.svg';

/**
 * The document around every screen. Titles and descriptions come from the screens; styles and scripts from the server.
 */
export function Document() {
  const { light: logo } = useShopFace();
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14171b" media="(prefers-color-scheme: dark)" />
        {logo === undefined ? (
          <link rel="icon" href={favicon} type="image/svg+xml" />
        ) : (
          <link rel="icon" href={logo.url} type="image/png" />
        )}
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
      </body>
    </html>
  );
}
