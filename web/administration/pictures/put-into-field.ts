/** Puts a file that was dropped beside a field into it, as if it had been chosen there: it can be sent once more. */
export function putIntoField(field: HTMLInputElement | null, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (field !== null) field.files = transfer.files;
}
