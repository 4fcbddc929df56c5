import * as digital from './digital-pieces.ts';
import * as electric from './electric-pieces.ts';
import type { Lanes } from './exploded-view.ts';
import * as inking from './inking-pieces.ts';
import * as turned from './turned-pieces.ts';
import * as uv from './uv-pieces.ts';

/**
 * Kinds of assemblies: all pieces that one of them may have, lane by lane from the far to the near one, and in each lane in the order in
 * which they are put together.
 * @param teeth of the plate cylinder's gear
 */
export const ASSEMBLY_KINDS: Readonly<Record<string, (teeth: number) => Lanes>> = {
  'print-unit': (teeth) => [
    [
      ['side-frame', inking.sideFrame()],
      ['impression-bearing', turned.bearing()],
      ['impression-roller', turned.steelRoller(70)],
      ['hydraulic-cylinder', electric.hydraulicCylinder()],
      ['lever', inking.lever()],
      ['hand-wheel', turned.handWheel()],
      ['knob', turned.knob()],
    ],
    [
      ['gear', turned.gear(teeth / 2, 76 + teeth / 4)],
      ['bearing', turned.bearing()],
      ['plate-cylinder', turned.plateCylinder()],
      ['mandrel', turned.airMandrel()],
      ['sleeve', turned.sleeve()],
    ],
    [
      ['anilox-bearing', turned.bearing(56)],
      ['anilox', turned.aniloxRoll()],
      ['ink-roller', turned.rubberRoller()],
      ['doctor-roller', turned.steelRoller(46)],
    ],
    [
      ['end-seal', inking.endSeal()],
      ['chamber', inking.chamberBody()],
      ['blade-set', inking.blade()],
      ['blade', inking.blade()],
      ['clamp', inking.clampLever()],
    ],
    [
      ['ink-pan', inking.inkPan()],
      ['duct-screws', inking.ductScrews()],
      ['pump', inking.inkPump()],
      ['membranes', inking.membranes()],
      ['hose', inking.hose()],
      ['filter', inking.filter()],
      ['lamp', uv.lamp()],
      ['seal-rings', electric.sealRings()],
      ['camera', electric.camera()],
      ['panel', electric.touchPanel()],
    ],
  ],
};
