/** What a manual says about one machine; everything else in it is the same for all machines of its kind. */
export interface Machine {
  /** As the list of manuals names it (A29); also the file's name. */
  name: string;
  title: string;
  kind: 'press' | 'digital';
  picture: string;
  facts: readonly (readonly [what: string, value: string])[];
  /** Part numbers worth having on the shelf, and for what. */
  shelf: readonly (readonly [part: string, use: string])[];
}

function series(
  name: string,
  inches: number,
  data: { units: number; speed: number; tint: string; lpi: string },
): Machine {
  const range = name.slice(0, 2);
  const seal = range === 'P7' ? 'CS-SEAL-P7-FM' : 'CS-SEAL-P5-FM';
  return {
    name,
    title: `Performance Series ${name}`,
    kind: 'press',
    picture: `press-${data.units} colour=${data.tint}`,
    facts: [
      ['Web width', `${inches} inch (${Math.round(inches * 25.4)} mm)`],
      ['Print units', `${data.units}, water-based, UV and LED inks`],
      ['Repeat lengths', '140 to 610 mm (1/8 CP)'],
      ['Top speed', `${data.speed} m/min`],
      ['Doctor blade', range === 'P7' ? '0.20 × 35 mm' : '0.15 × 30 mm'],
      ['Supply', '3 × 400 V, 50/60 Hz; air 6 bar'],
    ],
    shelf: [
      [range === 'P7' ? 'DB-0200-35' : 'DB-0150', 'doctor blade, one coil'],
      [seal, 'chamber end seals, 20 pairs'],
      [data.lpi, 'spare anilox roll'],
      ['CS-CLEAN-AN-1', 'anilox paste, weekly clean'],
      ['UV-LAMP-13-HG', 'UV lamp, change after 1500 hours'],
    ],
  };
}

function older(name: string, inches: number, data: { units: number; speed: number; tint: string }): Machine {
  return {
    name,
    title: `${name} Series`,
    kind: 'press',
    picture: `press-${data.units} colour=${data.tint}`,
    facts: [
      ['Web width', `${inches} inch (${Math.round(inches * 25.4)} mm)`],
      ['Print units', String(data.units)],
      ['Repeat lengths', '152 to 508 mm (1/8 CP)'],
      ['Top speed', `${data.speed} m/min`],
      ['Doctor blade', name === '830' ? '0.15 × 20 mm' : '0.20 × 30 mm'],
      ['Supply', '3 × 400 V, 50 Hz; air 6 bar'],
    ],
    shelf: [
      [name === '830' ? 'DB-0150-20' : 'DB-0200', 'doctor blade, one coil'],
      [
        `M${name}-${name === '830' ? 'BEARING-KIT' : name === '2200' ? 'BEARING-SET' : 'HYDRAULIC-SEAL'}`,
        'wear parts, one set',
      ],
      [`M${name}-${name === '830' ? 'BELT' : 'DRIVE-CARD'}`, 'keeps the drive running'],
      ['CS-CLEAN-WB-5', 'press wash'],
      ['TT-SPL-25', 'splicing tape'],
    ],
  };
}

function engine(name: string, title: string, data: { stations: number; speed: string; prefix: 'DP' | 'D1' }): Machine {
  const { prefix } = data;
  return {
    name,
    title,
    kind: 'digital',
    picture: `digital-${data.stations} colour=${prefix === 'DP' ? 'blue' : 'ink'}`,
    facts: [
      ['Process', 'dry toner, LED print heads'],
      ['Stations', data.stations === 5 ? '4 colours and white' : '4 colours'],
      ['Resolution', '1200 × 2400 dpi'],
      ['Speed', data.speed],
      ['Web width', '330 mm at most'],
      ['Supply', '230 V, 16 A'],
    ],
    shelf: [
      [`${prefix}-TONER-K`, 'toner black'],
      [`${prefix}-TONER-C`, 'toner cyan, likewise M and Y'],
      [prefix === 'DP' ? 'DP-DRUM-CMY' : 'D1-DRUM-SET', 'image drums'],
      [`${prefix}-FUSER`, 'fuser unit'],
      [`${prefix}-TRANSFER-BELT`, 'transfer belt'],
    ],
  };
}

/** The fourteen machines that have a manual, in the order of the list (A29). */
export const MACHINES: readonly Machine[] = [
  series('P3-10', 10, { units: 4, speed: 120, tint: 'cyan', lpi: 'AN-10-0500' }),
  series('P3-13', 13, { units: 5, speed: 120, tint: 'cyan', lpi: 'AN-13-0500' }),
  series('P3-17', 17, { units: 6, speed: 120, tint: 'cyan', lpi: 'AN-17-0500' }),
  series('P5-10', 10, { units: 5, speed: 190, tint: 'blue', lpi: 'AN-10-0700' }),
  series('P5-13', 13, { units: 6, speed: 190, tint: 'blue', lpi: 'AN-13-0700' }),
  series('P5-17', 17, { units: 7, speed: 190, tint: 'blue', lpi: 'AN-17-0700' }),
  series('P7-13', 13, { units: 7, speed: 230, tint: 'magenta', lpi: 'AN-13-1000' }),
  series('P7-17', 17, { units: 8, speed: 230, tint: 'magenta', lpi: 'AN-17-0700' }),
  series('P7-20', 20, { units: 8, speed: 230, tint: 'magenta', lpi: 'AN-17-0360' }),
  older('830', 8, { units: 2, speed: 60, tint: 'red' }),
  older('2200', 10, { units: 4, speed: 150, tint: 'violet' }),
  older('4150', 16, { units: 5, speed: 150, tint: 'green' }),
  engine('Digital Pro Engine Manual', 'Digital Pro', { stations: 4, speed: '9.1 m/min in full colour', prefix: 'DP' }),
  engine('Digital One Engine Manual', 'Digital One', { stations: 5, speed: '6.4 m/min in full colour', prefix: 'D1' }),
];
