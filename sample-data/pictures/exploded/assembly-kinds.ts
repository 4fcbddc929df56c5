import * as digital from './digital-pieces.ts';
import * as electric from './electric-pieces.ts';
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
    ],
    [
      ['doctor-roller', turned.steelRoller(46)],
      ['form-roller', turned.rubberRoller(48)],
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
      ['hose', web.hose(), 'edge'],
      ['filter', inking.filter()],
      ['lamp', uv.lamp()],
      ['seal-rings', electric.sealRings()],
      ['camera', electric.camera()],
      ['panel', electric.touchPanel()],
    ],
  ],
  'blade-chamber': () => [
    [
      ['end-cover', inking.endCover()],
      ['end-seal', inking.endSeal()],
      ['chamber', inking.chamberBody()],
      ['clamp', inking.clampLever()],
    ],
    [['backing-blade', inking.blade()]],
    [['blade', inking.blade()]],
    [
      ['screw', inking.screw()],
      ['washer', inking.washer()],
      ['clamp-bar', inking.clampBar()],
    ],
    [
      ['hose', web.hose(), 'edge'],
      ['filter', inking.filter()],
      ['pump', inking.inkPump()],
      ['membranes', inking.membranes()],
    ],
  ],
  'ink-train': () => [
    [
      ['side-frame', inking.sideFrame()],
      ['bearing', turned.bearing()],
      ['plate-cylinder', turned.plateCylinder()],
    ],
    [
      ['roller-bearing', turned.bearing(50)],
      ['form-roller', turned.rubberRoller(58)],
    ],
    [['transfer-roller', turned.rubberRoller(48)]],
    [
      ['crank', inking.lever()],
      ['distributor-roller', turned.steelRoller(52)],
    ],
    [
      ['duct-roller', turned.steelRoller(62)],
      ['duct-screws', inking.ductScrews()],
    ],
    [['ink-pan', inking.inkPan()]],
  ],
  'web-path': () => [
    [
      ['brake-pads', electric.brakePads()],
      ['cone', turned.chuckCone()],
      ['unwind-shaft', turned.airShaft(420)],
      ['unwind-roll', turned.webRoll(120, 230)],
    ],
    [
      ['spring', electric.spring()],
      ['dancer-arm', electric.dancerArm()],
      ['dancer', turned.steelRoller(44, 360)],
      ['idler', turned.steelRoller(36, 330)],
      ['guide-roller', turned.steelRoller(36, 330)],
      ['tension-roller', turned.steelRoller(52, 330)],
    ],
    [
      ['guide-belt', electric.belt(70, 40, 34)],
      ['guide-frame', web.guideFrame()],
      ['edge-sensor', electric.edgeSensor()],
      ['web-sensor', web.webSensor()],
      ['nip-roller', turned.rubberRoller(58, 330)],
    ],
    [
      ['chill-drum', web.chillDrum(300)],
      ['seal-rings', electric.sealRings(46)],
      ['camera', electric.camera()],
      ['static-bar', electric.staticBar(360)],
    ],
    [
      ['die-cylinder', turned.dieCylinder(70, 360)],
      ['bridge', inking.pressureBridge(360)],
      ['knives', turned.knives()],
      ['wiping-roll', turned.webRoll(56, 150)],
      ['splicing-tape', turned.webRoll(58, 40)],
      ['counter', electric.counter()],
    ],
    [
      ['waste-roll', turned.webRoll(90, 180)],
      ['clutch', turned.frictionDiscs(60)],
      ['rewind-cone', turned.chuckCone()],
      ['rewind-shaft', turned.airShaft(420)],
      ['rewind-roll', turned.webRoll(120, 230)],
    ],
  ],
  'die-station': (teeth) => [
    [
      ['gear', turned.gear(teeth / 2, 76 + teeth / 4)],
      ['bearing', turned.bearing()],
      ['die-cylinder', turned.dieCylinder()],
    ],
    [
      ['anvil-bearing', turned.bearing()],
      ['anvil', turned.steelRoller(78)],
    ],
    [['bridge', inking.pressureBridge()]],
    [
      ['belt', electric.belt()],
      ['knives', turned.knives()],
      ['knife-shaft', turned.shaft(420)],
    ],
    [
      ['static-bar', electric.staticBar()],
      ['waste-roll', turned.webRoll(90, 180)],
    ],
  ],
  electrics: () => [
    [
      ['circuit-board', electric.circuitBoard()],
      ['power-supply', electric.powerSupply()],
      ['terminals', electric.terminals()],
      ['main-switch', electric.mainSwitch()],
    ],
    [
      ['contactor', electric.contactor()],
      ['fuse-holder', electric.fuseHolder()],
      ['fuses', electric.fuses()],
      ['door-lock', electric.doorLock()],
      ['cable-duct', electric.cableDuct()],
    ],
    [
      ['emergency-stop', electric.emergencyStop()],
      ['light-curtain', electric.lightCurtain(), 'edge'],
      ['fan', uv.fan()],
      ['panel', electric.touchPanel()],
    ],
    [
      ['encoder', electric.encoder()],
      ['motor', electric.motor()],
    ],
  ],
  'uv-station': () => [
    [
      ['duct', uv.duct()],
      ['fan', uv.fan()],
      ['air-filter', uv.airFilter()],
      ['power-unit', uv.powerUnit()],
    ],
    [['cassette', uv.lampHousing()]],
    [['reflector', uv.reflector()]],
    [
      ['lamp-holder', uv.lampHolder()],
      ['lamp', uv.lamp()],
    ],
    [['lamp-2', uv.lamp()]],
    [['quartz', uv.quartzPlate()]],
    [['shutter', uv.shutter()]],
    [
      ['cable', uv.cable(), 'edge'],
      ['strips', uv.strips()],
    ],
  ],
  'led-station': () => [
    [
      ['power-unit', uv.powerUnit()],
      ['cable', uv.cable(), 'edge'],
      ['hose', web.hose(), 'edge'],
    ],
    [
      ['end-cover', inking.endCover()],
      ['led-head', uv.ledHead()],
    ],
    [['window', uv.quartzPlate()]],
    [
      ['screw', inking.screw()],
      ['frame', inking.clampBar()],
    ],
    [
      ['filter', inking.filter()],
      ['strips', uv.strips()],
    ],
  ],
  dryer: () => [
    [
      ['radial-fan', uv.radialFan()],
      ['duct', uv.duct()],
      ['air-filter', uv.airFilter()],
    ],
    [
      ['heater', uv.heater()],
      ['sensor', web.webSensor()],
    ],
    [['nozzle-box', web.nozzleBox()]],
    [
      ['screw', inking.screw()],
      ['guide-roller', turned.steelRoller(40)],
    ],
  ],
  impression: (teeth) => [
    [
      ['side-frame', inking.sideFrame()],
      ['bearing', turned.bearing()],
      ['impression-roller', turned.steelRoller(78)],
      ['gear', turned.gear(teeth / 2, 76 + teeth / 4)],
    ],
    [
      ['hydraulic-cylinder', electric.hydraulicCylinder()],
      ['seal-rings', electric.sealRings()],
    ],
    [
      ['lever', inking.lever()],
      ['shaft', turned.shaft(420)],
    ],
    [
      ['hose', web.hose(), 'edge'],
      ['pump', inking.inkPump()],
      ['filter', inking.filter()],
    ],
  ],
  drive: (teeth) => [
    [
      ['guard', electric.guard()],
      ['pulley', turned.pulley()],
      ['key', electric.featherKey()],
      ['motor', electric.motor()],
    ],
    [
      ['belt', electric.belt()],
      ['tension-pulley', turned.pulley(52)],
      ['encoder', electric.encoder()],
    ],
    [
      ['flange', electric.flange()],
      ['bearing', turned.bearing()],
      ['line-shaft', turned.shaft(480, 30)],
      ['coupling', turned.coupling()],
    ],
    [
      ['gear', turned.gear(teeth / 2, 76 + teeth / 4)],
      ['oil-cup', electric.oilCup()],
      ['circuit-board', electric.circuitBoard()],
    ],
  ],
  toner: () => [
    [
      ['toner-c', digital.tonerCartridge('#1ba3d6')],
      ['toner-m', digital.tonerCartridge('#d01c79')],
      ['toner-w', digital.tonerCartridge('#ffffff')],
    ],
    [
      ['toner-y', digital.tonerCartridge('#f2c21a')],
      ['toner-k', digital.tonerCartridge('#2b3036')],
    ],
    [
      ['drum', digital.imageDrum()],
      ['drum-k', digital.imageDrum()],
    ],
    [
      ['print-head', digital.printHead()],
      ['cleaning-set', digital.cleaningSet()],
      ['waste-box', digital.wasteBox()],
    ],
  ],
  fusing: () => [
    [['transfer-belt', digital.transferBelt()]],
    [['cleaning-blade', digital.cleaningBlade()]],
    [
      ['fuser', digital.fuserUnit()],
      ['fan', uv.fan(120, 44)],
    ],
    [['guide-plate', digital.guidePlate()]],
    [
      ['feed-rollers', digital.feedRollers()],
      ['motor', electric.motor()],
    ],
    [
      ['screw', inking.screw()],
      ['cover', inking.endCover()],
    ],
  ],
};
