interface Place {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** Width of the map in degrees: the whole earth at zoom 0, and half as much with each further step. */
const WHOLE_EARTH = 360;
const WIDTH_OF_EARTH = 3; // in map tiles that fill its frame

/** OpenStreetMap's page of a place, with a marker on it. */
export function mapPage({ latitude, longitude, zoom }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}

/** The embeddable map of a place. */
export function embeddedMap({ latitude, longitude, zoom }: Place): string {
  const across = (WHOLE_EARTH / 2 ** zoom) * WIDTH_OF_EARTH;
  const [halfWidth, halfHeight] = [across / 2, across / 4];
  const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}
