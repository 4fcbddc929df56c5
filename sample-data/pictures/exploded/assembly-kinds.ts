import * as cabinet from './cabinet-pieces.ts';
import * as digital from './digital-pieces.ts';
import * as drive from './drive-pieces.ts';
import type { Lanes } from './exploded-view.ts';
import * as inking from './inking-pieces.ts';
import * as turned from './turned-pieces.ts';
import * as uv from './uv-pieces.ts';
import * as web from './web-pieces.ts';

/**
 * Kinds of assemblies: all pieces that one of them may have, lane by lane from the far to the near one, and in each lane in the order in
 * which they are put together.
 * @param teeth of the plate cylinder's gear
 */
export const ASSEMBLY_KINDS: Readonly<Record<string, (teeth: number) => Lanes>> = {
  'print-unit': (teeth) => [
    [
      ['side-frame', inking.sideFrame],
      ['impression-bearing', turned.bearing],
      ['impression-roller', () => turned.steelRoller(70)],
      ['hydraulic-cylinder', drive.hydraulicCylinder],
      ['lever', inking.lever],
      ['hand-wheel', turned.handWheel],
      ['knob', turned.knob],
    ],
    [
      ['gear', () => turned.gear(teeth / 2, 76 + teeth / 4)],
      ['bearing', turned.bearing],
      ['plate-cylinder', turned.plateCylinder],
      ['mandrel', turned.airMandrel],
      ['sleeve', turned.sleeve],
    ],
    [
      ['anilox-bearing', () => turned.bearing(56)],
      ['anilox', turned.aniloxRoll],
      ['ink-roller', turned.rubberRoller],
    ],
    [
      ['doctor-roller', () => turned.steelRoller(46)],
      ['form-roller', () => turned.rubberRoller(48)],
    ],
    [
      ['end-seal', inking.endSeal],
      ['chamber', inking.chamberBody],
      ['blade-set', inking.blade],
      ['blade', inking.blade],
      ['clamp', inking.clampLever],
    ],
    [
      ['ink-pan', inking.inkPan],
      ['duct-screws', inking.ductScrews],
      ['pump', inking.inkPump],
      ['membranes', inking.membranes],
      ['hose', web.hose, 'edge'],
      ['filter', inking.filter],
      ['lamp', uv.lamp],
      ['seal-rings', drive.sealRings],
      ['camera', drive.camera],
      ['panel', cabinet.touchPanel],
    ],
  ],
  'blade-chamber': () => [
    [
      ['end-cover', inking.endCover],
      ['end-seal', inking.endSeal],
      ['chamber', inking.chamberBody],
      ['clamp', inking.clampLever],
    ],
    [['backing-blade', inking.blade]],
    [['blade', inking.blade]],
    [
      ['screw', inking.screw],
      ['washer', inking.washer],
      ['clamp-bar', inking.clampBar],
    ],
    [
      ['hose', web.hose, 'edge'],
      ['filter', inking.filter],
      ['pump', inking.inkPump],
      ['membranes', inking.membranes],
    ],
  ],
  'ink-train': () => [
    [
      ['side-frame', inking.sideFrame],
      ['bearing', turned.bearing],
      ['plate-cylinder', turned.plateCylinder],
    ],
    [
      ['roller-bearing', () => turned.bearing(50)],
      ['form-roller', () => turned.rubberRoller(58)],
    ],
    [['transfer-roller', () => turned.rubberRoller(48)]],
    [
      ['crank', inking.lever],
      ['distributor-roller', () => turned.steelRoller(52)],
    ],
    [
      ['duct-roller', () => turned.steelRoller(62)],
      ['duct-screws', inking.ductScrews],
    ],
    [['ink-pan', inking.inkPan]],
  ],
  'web-path': () => [
    [
      ['brake-pads', drive.brakePads],
      ['cone', web.chuckCone],
      ['unwind-shaft', () => web.airShaft(420)],
      ['unwind-roll', () => web.webRoll(120, 230)],
    ],
    [
      ['spring', drive.spring],
      ['dancer-arm', drive.dancerArm],
      ['dancer', () => turned.steelRoller(44, 360)],
      ['idler', () => turned.steelRoller(36, 330)],
      ['guide-roller', () => turned.steelRoller(36, 330)],
      ['tension-roller', () => turned.steelRoller(52, 330)],
    ],
    [
      ['guide-belt', () => drive.belt(70, 40, 34)],
      ['guide-frame', web.guideFrame],
      ['edge-sensor', drive.edgeSensor],
      ['web-sensor', web.webSensor],
      ['nip-roller', () => turned.rubberRoller(58, 330)],
    ],
    [
      ['chill-drum', () => web.chillDrum(300)],
      ['seal-rings', () => drive.sealRings(46)],
      ['camera', drive.camera],
      ['static-bar', () => drive.staticBar(360)],
    ],
    [
      ['die-cylinder', () => turned.dieCylinder(70, 360)],
      ['bridge', () => inking.pressureBridge(360)],
      ['knives', web.knives],
      ['wiping-roll', () => web.webRoll(56, 150)],
      ['splicing-tape', () => web.webRoll(58, 40)],
      ['counter', cabinet.counter],
    ],
    [
      ['waste-roll', () => web.webRoll(90, 180)],
      ['clutch', () => turned.frictionDiscs(60)],
      ['rewind-cone', web.chuckCone],
      ['rewind-shaft', () => web.airShaft(420)],
      ['rewind-roll', () => web.webRoll(120, 230)],
    ],
  ],
  'die-station': (teeth) => [
    [
      ['gear', () => turned.gear(teeth / 2, 76 + teeth / 4)],
      ['bearing', turned.bearing],
      ['die-cylinder', turned.dieCylinder],
    ],
    [
      ['anvil-bearing', turned.bearing],
      ['anvil', () => turned.steelRoller(78)],
    ],
    [['bridge', inking.pressureBridge]],
    [
      ['belt', drive.belt],
      ['knives', web.knives],
      ['knife-shaft', () => turned.shaft(420)],
    ],
    [
      ['static-bar', drive.staticBar],
      ['waste-roll', () => web.webRoll(90, 180)],
    ],
  ],
  electrics: () => [
    [
      ['circuit-board', cabinet.circuitBoard],
      ['power-supply', cabinet.powerSupply],
      ['terminals', cabinet.terminals],
      ['main-switch', cabinet.mainSwitch],
    ],
    [
      ['contactor', cabinet.contactor],
      ['fuse-holder', cabinet.fuseHolder],
      ['fuses', cabinet.fuses],
      ['door-lock', cabinet.doorLock],
      ['cable-duct', cabinet.cableDuct],
    ],
    [
      ['emergency-stop', cabinet.emergencyStop],
      ['light-curtain', cabinet.lightCurtain, 'edge'],
      ['fan', uv.fan],
      ['panel', cabinet.touchPanel],
    ],
    [
      ['encoder', drive.encoder],
      ['motor', drive.motor],
    ],
  ],
  'uv-station': () => [
    [
      ['duct', uv.duct],
      ['fan', uv.fan],
      ['air-filter', uv.airFilter],
      ['power-unit', uv.powerUnit],
    ],
    [['cassette', uv.lampHousing]],
    [['reflector', uv.reflector]],
    [
      ['lamp-holder', uv.lampHolder],
      ['lamp', uv.lamp],
    ],
    [['lamp-2', uv.lamp]],
    [['quartz', uv.quartzPlate]],
    [['shutter', uv.shutter]],
    [
      ['cable', uv.cable, 'edge'],
      ['strips', uv.strips],
    ],
  ],
  'led-station': () => [
    [
      ['power-unit', uv.powerUnit],
      ['cable', uv.cable, 'edge'],
      ['hose', web.hose, 'edge'],
    ],
    [
      ['end-cover', inking.endCover],
      ['led-head', uv.ledHead],
    ],
    [['window', uv.quartzPlate]],
    [
      ['screw', inking.screw],
      ['frame', inking.clampBar],
    ],
    [
      ['filter', inking.filter],
      ['strips', uv.strips],
    ],
  ],
  dryer: () => [
    [
      ['radial-fan', uv.radialFan],
      ['duct', uv.duct],
      ['air-filter', uv.airFilter],
    ],
    [
      ['heater', uv.heater],
      ['sensor', web.webSensor],
    ],
    [['nozzle-box', web.nozzleBox]],
    [
      ['screw', inking.screw],
      ['guide-roller', () => turned.steelRoller(40)],
    ],
  ],
  impression: (teeth) => [
    [
      ['side-frame', inking.sideFrame],
      ['bearing', turned.bearing],
      ['impression-roller', () => turned.steelRoller(78)],
      ['gear', () => turned.gear(teeth / 2, 76 + teeth / 4)],
    ],
    [
      ['hydraulic-cylinder', drive.hydraulicCylinder],
      ['seal-rings', drive.sealRings],
    ],
    [
      ['lever', inking.lever],
      ['shaft', () => turned.shaft(420)],
    ],
    [
      ['hose', web.hose, 'edge'],
      ['pump', inking.inkPump],
      ['filter', inking.filter],
    ],
  ],
  drive: (teeth) => [
    [
      ['guard', drive.guard],
      ['pulley', turned.pulley],
      ['key', drive.featherKey],
      ['motor', drive.motor],
    ],
    [
      ['belt', drive.belt],
      ['tension-pulley', () => turned.pulley(52)],
      ['encoder', drive.encoder],
    ],
    [
      ['flange', drive.flange],
      ['bearing', turned.bearing],
      ['line-shaft', () => turned.shaft(480, 30)],
      ['coupling', turned.coupling],
    ],
    [
      ['gear', () => turned.gear(teeth / 2, 76 + teeth / 4)],
      ['oil-cup', drive.oilCup],
      ['circuit-board', cabinet.circuitBoard],
    ],
  ],
  toner: () => [
    [
      ['toner-c', () => digital.tonerCartridge('#1ba3d6')],
      ['toner-m', () => digital.tonerCartridge('#d01c79')],
      ['toner-w', () => digital.tonerCartridge('#ffffff')],
    ],
    [
      ['toner-y', () => digital.tonerCartridge('#f2c21a')],
      ['toner-k', () => digital.tonerCartridge('#2b3036')],
    ],
    [
      ['drum', digital.imageDrum],
      ['drum-k', digital.imageDrum],
    ],
    [
      ['print-head', digital.printHead],
      ['cleaning-set', digital.cleaningSet],
      ['waste-box', digital.wasteBox],
    ],
  ],
  fusing: () => [
    [['transfer-belt', digital.transferBelt]],
    [['cleaning-blade', digital.cleaningBlade]],
    [
      ['fuser', digital.fuserUnit],
      ['fan', () => uv.fan(120, 44)],
    ],
    [['guide-plate', digital.guidePlate]],
    [
      ['feed-rollers', digital.feedRollers],
      ['motor', drive.motor],
    ],
    [
      ['screw', inking.screw],
      ['cover', inking.endCover],
    ],
  ],
};
