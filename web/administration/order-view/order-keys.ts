import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useKeys } from '../keys/use-keys.ts';
import { pressButton, UNDO_FORM } from '../queue/queue-outcome.tsx';
import { orderInQueueHref, queueHref } from '../queue/queue-href.ts';
import { focusLinesForm, LINES, type LinesForm } from './lines-form.ts';
import type { QueueNeighbours } from './read-order.ts';

/** The form of the steps, whose buttons the shortcuts press. */
export const WAY_FORM = 'way';
export const NOTE_FIELD = 'note';
export const RETURN_PART = 'return-part';

export const ORDER_KEYS = [
  ['j', 'queue.key.next'],
  ['k', 'queue.key.previous'],
  ['a', 'queue.key.accept'],
  ['p', 'queue.key.pick'],
  ['c', 'queue.key.check'],
  ['n', 'queue.key.note'],
  ['s', 'queue.key.send'],
  ['e', 'queue.key.correct'],
  ['r', 'queue.key.return'],
  ['P', 'queue.key.print-one'],
  ['u', 'queue.key.undo'],
  ['q', 'queue.key.back'],
  ['?', 'queue.key.help'],
] as const;

/** Single-key shortcuts on an order: those of the queue, and those for a single order. */
export function useOrderKeys(queue: QueueNeighbours | null) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goTo = (id: number | null | undefined) => {
    if (id !== null && id !== undefined) void navigate(orderInQueueHref({ id }, query));
  };
  const press = (ask: string) => pressButton(`:is(#${WAY_FORM} button, [form="${WAY_FORM}"])[value="${ask}"]`);
  useKeys({
    j: () => goTo(queue?.next),
    k: () => goTo(queue?.previous),
    a: () => press('accept'),
    p: () => press('pick'),
    c: () => press('check'),
    n: () => document.querySelector<HTMLElement>(`textarea[name="${NOTE_FIELD}"]:not([data-buyer])`)?.focus(),
    s: () => openInLines('ship'),
    e: () => openInLines('correct'),
    r: () => openPart(RETURN_PART),
    P: () => window.print(),
    u: () => pressButton(`#${UNDO_FORM} button`),
    q: () => void navigate(queueHref(query)),
    '?': () => setOpen(true),
  });
  return { isOpen, setOpen };
}

/** Opens a form inside the lines by its link; if a form is open already, returns to that. */
function openInLines(form: LinesForm): void {
  const link = document.querySelector<HTMLElement>(`#${LINES} [data-lines-form="${form}"]`);
  if (link === null) focusLinesForm();
  else link.click();
}

/** Opens a form of the order, and focuses its first field. */
function openPart(id: string): void {
  const part = document.getElementById(id);
  if (!(part instanceof HTMLDetailsElement)) return;
  part.open = true;
  part.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus();
}
