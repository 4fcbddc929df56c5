import type { Machine } from './machines.ts';

/** A chapter of a manual: steps are numbered, tables have a head row. */
export interface Chapter {
  title: string;
  intro: string;
  steps?: readonly string[];
  tables?: readonly { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }[];
  /** A part drawn beside the text. */
  picture?: string;
}

const SAFETY: Chapter = {
  title: 'Before you start',
  intro:
    'Read this chapter once in full. The press starts with a warning tone of three seconds; keep hands and clothing away from rollers as soon as you hear it.',
  steps: [
    'Know where the emergency stops are: one at each end and one at every second print unit.',
    'Lock the main switch before you open a guard that is screwed down.',
    'Doctor blades cut. Carry them in their sleeve, wear gloves, put old blades into the blade box.',
    'UV lamps stay hot for ten minutes after they are switched off, and their light harms eyes and skin.',
    'Wipe up ink and wash at once; floors round a press get slippery.',
  ],
};

const ENGINE_SAFETY: Chapter = {
  title: 'Before you start',
  intro:
    'Read this chapter once in full. The engine stops by itself when a cover is opened; never defeat a cover switch.',
  steps: [
    'Know where the emergency stop is: on the operator side, beside the panel.',
    'The fuser is hot, up to 190 °C. Wait until the lamp beside it goes out.',
    'Toner dust: wear gloves, wash with cold water, never blow it off.',
    'Switch off and pull the plug before you open a cover that is screwed down.',
    'Set the engine where the air is changed three times an hour.',
  ],
};

const THREADING: Chapter = {
  title: 'Threading the web',
  intro: 'The path is shown on the inside of every guard. Thread with the drive in crawl, never by hand at speed.',
  steps: [
    'Mount the reel and inflate the air shaft; print side as shown on the unwind.',
    'Lead the web round the dancer and through the web guide; set the edge sensor to its middle.',
    'Open all impressions. Pull the web through the print units with the leader, below every chill drum.',
    'Pass the die station with the die lifted, lead the matrix up and the labels on to the rewind.',
    'Close the nips, raise the tension to 120 N and let the web guide settle for ten metres.',
  ],
};

const BLADES: Chapter = {
  title: 'Changing the doctor blade',
  intro: 'Change the blade when fine lines fill in or streaks do not wash off; at the latest after 60,000 m.',
  picture: 'blade-30 + edge-lamella',
  steps: [
    'Drain the chamber and back it off. Press the lever of the clamp down and to the left.',
    'Lift the old blade out at both ends together and put it into the blade box.',
    'Clean the seat. Dried ink below the blade shows as a wave in the print.',
    'Lay the new blade in, lamella towards the roll, and clamp it from the middle outwards.',
    'Fit new end seals, close the chamber, run ink for two minutes before you print.',
  ],
};

const FLEXO_CARE: Chapter = {
  title: 'Maintenance',
  intro: 'Hours are running hours of the main drive; the panel shows them under Service.',
  tables: [
    {
      title: 'Intervals',
      head: ['When', 'What', 'With'],
      rows: [
        ['Every shift', 'Wash chambers, wipe sensors and web guide', 'press wash, lint-free wipes'],
        ['Weekly', 'Deep-clean anilox rolls, check the cells', 'anilox paste, stainless brush'],
        ['500 h', 'Change UV air filters, clean reflectors', 'filters, glass cleaner'],
        ['1000 h', 'Grease bearings, check belt tension', 'gear grease, tension gauge'],
        ['1500 h', 'Change UV lamps', 'lamp for the web width'],
        ['Yearly', 'Check emergency stops, guards and earthing', 'service visit'],
      ],
    },
    {
      title: 'When something is wrong',
      head: ['What you see', 'Likely cause', 'What to do'],
      rows: [
        ['Streaks along the web', 'nick in the blade, dirt below it', 'clean the seat, change the blade'],
        ['Ink slings at the ends', 'worn end seals', 'change the seals in pairs'],
        ['Dots fill in', 'blocked cells, tape too hard', 'clean the roll, try softer tape'],
        ['Plate edges lift', 'grease on the sleeve, no edge tape', 'clean, seal the edges'],
        ['Register drifts', 'web tension, cold chill drum', 'check dancer and cooling'],
      ],
    },
  ],
};

const ENGINE_START: Chapter = {
  title: 'Start and stop',
  intro:
    'The engine takes eleven minutes from cold to ready. Leave it in standby during breaks of less than two hours.',
  steps: [
    'Switch on the engine, then the front end. Wait until the panel shows Ready.',
    'Load the web to the mark and close both clamps; the splice table is left of the infeed.',
    'Run ten metres of the test page and compare it with the card on the door.',
    'In the evening choose Shut down on the panel; the fuser cools before the power goes off.',
  ],
};

const ENGINE_PARTS: Chapter = {
  title: 'Changing toner and drums',
  intro: 'The panel counts pages for every part. Change drums before lines appear, toner when it says so.',
  picture: 'toner colour=cyan',
  steps: [
    'Open the top cover. The light beside the station shows which part is meant.',
    'Turn the lever of the cartridge to the rear and lift it out; keep it level.',
    'Rock the new cartridge five times, take off the strip, put it in and turn the lever to the front.',
    'Drums: never touch the coated surface and never leave it in daylight for more than three minutes.',
    'Close the cover and let the engine calibrate.',
  ],
};

const ENGINE_CARE: Chapter = {
  title: 'Maintenance',
  intro: 'Use a vacuum cleaner made for toner; never compressed air.',
  tables: [
    {
      title: 'Intervals',
      head: ['When', 'What', 'With'],
      rows: [
        ['Daily', 'Wipe feed rollers and web sensor', 'lint-free wipe, water'],
        ['Weekly', 'Clean the LED print heads', 'foam swabs and fluid'],
        ['20,000 A4', 'Empty the waste toner box or change it', 'waste toner box'],
        ['60,000 A4', 'Change the image drums', 'drum set'],
        ['100,000 A4', 'Change fuser and transfer belt', 'fuser unit, belt'],
      ],
    },
    {
      title: 'When something is wrong',
      head: ['What you see', 'Likely cause', 'What to do'],
      rows: [
        ['Light line along the web', 'dirt on a print head', 'clean the head'],
        ['Spots at equal distances', 'mark on a drum (94 mm) or on the belt', 'change that part'],
        ['Toner rubs off', 'fuser too cold for the paper', 'choose a heavier paper setting'],
        ['Colours out of register', 'calibration is old', 'run the colour alignment'],
      ],
    },
  ],
};

/** The chapters of a machine's manual, in their order. */
export function chaptersOf(machine: Machine): readonly Chapter[] {
  const data: Chapter = {
    title: 'Technical data',
    intro: `The type plate of the ${machine.title} is on the operator's side. Have its serial number ready when you order parts.`,
    tables: [
      { title: 'The machine', head: ['', ''], rows: machine.facts },
      { title: 'Worth having on the shelf', head: ['Part number', 'For'], rows: machine.shelf },
    ],
  };
  return machine.kind === 'press'
    ? [SAFETY, data, THREADING, BLADES, FLEXO_CARE]
    : [ENGINE_SAFETY, data, ENGINE_START, ENGINE_PARTS, ENGINE_CARE];
}
