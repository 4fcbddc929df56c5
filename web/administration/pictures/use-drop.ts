import { useState, type DragEvent } from 'react';

/** Accepts a dropped file. */
export function useDrop(take: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file === undefined) return;
        event.preventDefault();
        take(file);
      },
    },
  };
}

/** Puts a dropped file into a file field, as if it had been selected there, so that it can be sent again. */
export function putIntoField(field: HTMLInputElement | null, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (field === null) return;
  field.files = transfer.files;
  field.dispatchEvent(new Event('input', { bubbles: true })); // its name appears; 'change' would send it a second time
}
