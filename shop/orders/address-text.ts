/** An address as an order keeps it: its lines, without the empty ones, joined by line breaks (B9). */
export function addressText(
  address: { contactName: string; line1: string; line2: string; region: string; postcode: string },
  countryName: string,
): string {
  const { contactName, line1, line2, region, postcode } = address;
  return [contactName, line1, line2, region, postcode, countryName].filter((line) => line !== '').join('\n');
}
