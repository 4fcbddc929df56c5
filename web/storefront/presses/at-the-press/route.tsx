import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router';
import { type BoughtPart, orderPaths } from '#shop/trade/orders/paths.ts';
import { partRequestPaths } from '#shop/trade/part-requests/paths.ts';
import { documentPaths } from '#shop/trade/documents/paths.ts';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { readCopyTime } from '../../../copies/read-copy-time.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { PartNumber } from '../../../design/part-number.tsx';
import { Section } from '../../../design/section.tsx';
import type { PageArgs, PageContext } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import styles from '../../pdf-order/pdf-order.module.css';
import { productAddress } from '../../catalogue/addresses.ts';
import { OwnRequests } from '../../part-requests/own-requests.tsx';
import { NEEDS_NETWORK, START_PAGE } from '../kept/start-page.ts';
import { KeptList } from '../kept/kept-list.tsx';
import { machineAddress, machineTitle } from '../machine-name.ts';
import { manualsOf } from '../model-documents.tsx';
import { usePressesText } from '../presses-text.ts';
import { WrittenHere } from './written-here.tsx';

/** Most models whose manuals are kept; a browser keeps twelve manuals. */
const MAX_MODELS = 12;
const PARTS = 6;
const NEWEST_REQUESTS = 20;

export async function loader({ context }: PageArgs) {
  const [copy, machines, parts, requests] = await Promise.all([
    readCopyTime(context),
    context.call(pressPaths.machines, {}),
    context.call(orderPaths.boughtBefore, { count: PARTS }),
    context.call(partRequestPaths.list, { page: 1, pageSize: NEWEST_REQUESTS }),
  ]);
  const models = [...new Set(machines.map(({ modelPath }) => modelPath))].slice(0, MAX_MODELS);
  return {
    copy,
    machines: machines.map(({ machineId, serial, machineName, modelName, place, isChosen }) => ({
      machineId,
      serial,
      machineName,
      modelName,
      place,
      isChosen,
    })),
    // Without price: a copy would show an old one.
    parts: uniqueParts(parts).map(({ productId, productName, productIntro }) => ({
      productId,
      productName,
      productIntro,
    })),
    requests: requests.items
      .filter(({ isOwn, requestState }) => isOwn && requestState === 'open')
      .map(({ partRequestId, requestState, isOrdered, urgency, press, wanted, parts: count }) => ({
        partRequestId,
        requestState,
        isOrdered,
        urgency,
        press,
        wanted,
        parts: count,
      })),
    manuals: await readManuals(context, models),
    // Staff who order for a member keep nothing of theirs.
    isOwn: !context.staffSignedIn,
  };
}

/** Once each, although several widths were bought. */
function uniqueParts(parts: readonly BoughtPart[]): BoughtPart[] {
  return [...new Map(parts.map((part) => [part.productId, part])).values()];
}

/** Addresses of the manuals of some models; an archived model has none. */
async function readManuals(context: PageContext, models: readonly string[]): Promise<string[]> {
  if (models.length === 0) return [];
  const all = await context.call(documentPaths.manuals, {});
  const read = await Promise.all(models.map((modelPath) => context.ask(pressPaths.model, { modelPath })));
  const urls = read.flatMap((model) => (model.ok ? manualsOf(model.output, all) : [])).flatMap(({ url }) => url ?? []);
  return [...new Set(urls)];
}

/**
 * The page that opens without a network: presses, kept drawings and manuals, parts bought before, open
 * requests, and requests for parts that are sent later (J9). It has no
 * price, no basket and no name, because a browser keeps it as it is.
 */
export function Component() {
  const t = usePressesText();
  const { moment } = useFigures();
  const { copy, machines, manuals, parts, requests, isOwn } = useLoaderData<typeof loader>();
  const needsNetwork = useSyncExternalStore(onHash, isSentHere, () => false);
  const isOffline = useSyncExternalStore(onNetwork, isWithoutNetwork, () => false);
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (!isOwn) return;
    keep(manuals)
      .catch(() => undefined) // without a network the earlier copies stay
      .finally(() => setIsKept(true));
  }, [isOwn, manuals]);
  return (
    <main className={styles.page}>
      <Head title={t('at-the-press.title')} />
      <p>
        <PageLink href="/dashboard" data-reload>
          {t('at-the-press.shop')}
        </PageLink>
      </p>
      <h1>{t('at-the-press.title')}</h1>
      {needsNetwork ? <Notice kind="bad">{t('at-the-press.needs-network')}</Notice> : null}
      <p className="soft">{t('at-the-press.lead', { moment: moment(new Date(copy.madeAt), copy.timeZone) })}</p>
      <Section
        heading={t('my-presses.title')}
        actions={
          isOffline ? null : (
            <ButtonLink href="/Scan" kind="secondary" data-reload>
              {t('shell.scan')}
            </ButtonLink>
          )
        }
      >
        {isOffline ? <p className="soft">{t('at-the-press.no-links')}</p> : null}
        {machines.length === 0 ? <p>{t('my-presses.none-hint')}</p> : null}
        <ul className="list stack">
          {machines.map((machine) => (
            <li key={machine.machineId}>
              <LinkOnline href={machineAddress(machine.machineId)} isOffline={isOffline}>
                {machineTitle(machine)}
              </LinkOnline>{' '}
              <span className="soft">{machine.place}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={t('at-the-press.kept')}>
        <p className="soft">{t('copy.hint')}</p>
        <KeptList key={String(isKept)} heading={null} />
      </Section>
      {parts.length === 0 ? null : (
        <Section heading={t('at-the-press.parts')}>
          <ul className="list stack">
            {parts.map(({ productId: id, productName: name, productIntro }) => (
              <li key={id}>
                <LinkOnline href={productAddress({ id, name })} isOffline={isOffline}>
                  <PartNumber>{name}</PartNumber>
                </LinkOnline>{' '}
                <span className="soft">{productIntro}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {requests.length === 0 ? null : (
        <Section heading={t('at-the-press.requests')}>
          <OwnRequests requests={requests} isReload />
        </Section>
      )}
      {isOwn ? <WrittenHere machines={machines} timeZone={copy.timeZone} /> : null}
    </main>
  );
}

/** A link that needs a network; without one the words alone. */
function LinkOnline({ href, isOffline, children }: { href: string; isOffline: boolean; children: ReactNode }) {
  if (isOffline) return children;
  return (
    <PageLink href={href} data-reload>
      {children}
    </PageLink>
  );
}

const isWithoutNetwork = () => !navigator.onLine;

function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Tells whether the service worker shows this page in place of another. */
const isSentHere = () => location.hash === NEEDS_NETWORK;

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

async function keep(manuals: readonly string[]) {
  const { keepCopies } = await import('../kept/keep-copies.ts');
  await keepCopies([START_PAGE, ...manuals]);
}
