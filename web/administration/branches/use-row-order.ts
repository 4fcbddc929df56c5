import { useState, type DragEvent } from 'react';

export interface RowOrder {
  ids: readonly number[];
  /** Value of a row's order field: its position after moves, otherwise the stored or typed one. */
  place(this: void, id: number): string;
  type(this: void, id: number, place: string): void;
  move(this: void, id: number, steps: 1 | -1): void;
  /** Drop handlers of a row: it takes the position of the dragged one. */
  dropOn(this: void, id: number): { onDragOver(event: DragEvent): void; onDrop(event: DragEvent): void };
  /** Drag handlers of a handle. */
  drag(this: void, id: number): { draggable: true; onDragStart(event: DragEvent): void; onDragEnd(): void };
  dragged: number | null;
}

/** The order of a table's rows, changed by dragging or by buttons, and saved with the rest of the form. */
export function useRowOrder(
  rows: readonly { id: number; place: string }[],
  onMoved: (id: number, position: number) => void,
): RowOrder {
  const [ids, setIds] = useState(rows.map(({ id }) => id));
  const [places, setPlaces] = useState(new Map(rows.map(({ id, place }) => [id, place])));
  const [dragged, setDragged] = useState<number | null>(null);

  function arrange(next: number[]) {
    setIds(next);
    setPlaces(new Map(next.map((id, index) => [id, String(index + 1)])));
  }

  function moveTo(id: number, index: number) {
    if (index < 0 || index >= ids.length || ids[index] === id) return;
    const others = ids.filter((other) => other !== id);
    arrange(others.toSpliced(index, 0, id));
    onMoved(id, index + 1);
  }

  return {
    ids,
    dragged,
    place: (id) => places.get(id) ?? '',
    type: (id, place) => setPlaces(new Map(places).set(id, place)),
    move: (id, steps) => moveTo(id, ids.indexOf(id) + steps),
    dropOn: (id) => ({
      onDragOver(event) {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged !== id) moveTo(dragged, ids.indexOf(id)); // the row follows the pointer
      },
      onDrop: (event) => event.preventDefault(),
    }),
    drag: (id) => ({
      draggable: true,
      onDragStart(event) {
        setDragged(id);
        event.dataTransfer.effectAllowed = 'move';
        const row = event.currentTarget.closest('tr');
        if (row !== null) event.dataTransfer.setDragImage(row, 0, 0);
      },
      onDragEnd: () => setDragged(null),
    }),
  };
}
