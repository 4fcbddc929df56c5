/** Puts a dropped file into a file field, as if it had been selected there, so that it can be sent again. */
export function putIntoField(field: HTMLInputElement | null, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (field === null) return;
  field.files = transfer.files;
  field.dispatchEvent(new Event('input', { bubbles: true })); // its name appears; 'change' would send it a second time
}
