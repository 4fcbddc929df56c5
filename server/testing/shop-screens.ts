/** Viewers of a screen: a visitor, a buyer with a basket, one in the USA, one without address and order. */
export const VIEWERS = {
  visitor: null,
  uk: 'uk@converter.test',
  us: 'us@converter.test',
  newcomer: 'ca@converter.test',
} as const;
export type Viewer = keyof typeof VIEWERS;

const TAPE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';

/**
 * The states of each route of the shop, each with its viewer; the default first. Routes that only redirect have no
 * screen.
 */
export const SCREEN_STATES: Record<string, readonly (readonly [viewer: Viewer, address: string])[]> = {
  '/': [
    ['visitor', '/'],
    ['us', '/'],
  ],
  '/search': [
    ['visitor', '/search'],
    ['visitor', TAPE],
    ['uk', `${TAPE}&product=101`],
    ['uk', `${TAPE}&page=9999`],
    ['visitor', '/search?p=00000000-0000-4000-8000-000000000000'],
    ['visitor', '/search?keyword=no+such+part'],
    ['visitor', '/search?keyword=tt'],
    ['visitor', '/search?press=3&serial=830-300'],
  ],
  '/Part-Table': [
    ['uk', TAPE.replace('search', 'Part-Table')],
    ['us', '/Part-Table?keyword=blade'],
  ],
  '/product': [
    ['visitor', '/product?id=101&name=TT-1015-25'],
    ['uk', '/product?id=101&name=TT-1015-25'],
    ['us', '/product?id=124&name=TT-AWARD-3'],
    ['visitor', '/product?id=158&name=XX-INACTIVE'],
  ],
  '/Compare': [
    ['visitor', '/Compare'],
    ['visitor', `${TAPE.replace('search', 'Compare')}&part=101`],
    ['visitor', '/Compare?part=140&part=141&part=101'],
    ['uk', '/Compare?part=140&part=141&part=142&part=143&part=144&part=145'],
  ],
  '/LogIn': [['visitor', '/LogIn']],
  '/Basket': [
    ['visitor', '/Basket'],
    ['uk', '/Basket'],
    ['newcomer', '/Basket'],
  ],
  '/Checkout': [
    ['uk', '/Checkout'],
    ['us', '/Checkout'],
    ['newcomer', '/Checkout'],
  ],
  '/Sale-Complete': [['uk', '/Sale-Complete/?id=1137']],
  '/Customer-Order': [
    ['uk', '/Customer-Order/?id=1124'],
    ['us', '/Customer-Order/?id=1124'],
  ],
  '/Create-Account': [['visitor', '/Create-Account']],
  '/Account-Created': [['visitor', '/Account-Created']],
  '/Activate': [
    ['visitor', '/Activate'],
    ['visitor', '/Activate?d=00000000-0000-4000-8000-000000000000'],
  ],
  '/Forgot-Password': [['visitor', '/Forgot-Password']],
  '/Password-Sent': [['visitor', '/Password-Sent']],
  '/Reset-Password': [
    ['visitor', '/Reset-Password?token=used'],
    ['visitor', '/Reset-Password?done=1'],
  ],
  '/Dashboard': [
    ['uk', '/Dashboard'],
    ['newcomer', '/Dashboard'],
  ],
  '/My-Account': [
    ['uk', '/My-Account'],
    ['newcomer', '/My-Account'],
  ],
  '/Edit-Account': [['uk', '/Edit-Account']],
  '/Account-Security': [['uk', '/Account-Security']],
  '/Account-Data': [['uk', '/Account-Data']],
  '/Account-Edited': [['uk', '/Account-Edited']],
  '/Company': [['uk', '/Company']],
  '/Company/Statement': [
    ['uk', '/Company/Statement'],
    ['uk', '/Company/Statement?state=paid&page=99'],
    ['newcomer', '/Company/Statement?state=all'],
  ],
  '/Company/Part-Numbers': [
    ['uk', '/Company/Part-Numbers'],
    ['uk', '/Company/Part-Numbers?search=nothing+of+the+kind'],
  ],
  '/Company/Keys': [['uk', '/Company/Keys']],
  '/Company/Webhooks': [['uk', '/Company/Webhooks']],
  '/Company/Members': [['uk', '/Company/Members?change=1']],
  '/Approvals': [
    ['uk', '/Approvals'],
    ['newcomer', '/Approvals'],
  ],
  '/Approval': [['uk', '/Approval?id=1']],
  '/Company/Join': [
    ['visitor', '/Company/Join?token=used'],
    ['visitor', '/Company/Join?done=1'],
  ],
  '/Delivery-Addresses': [
    ['uk', '/Delivery-Addresses'],
    ['newcomer', '/Delivery-Addresses'],
  ],
  '/Delivery-Address-Edit': [
    ['uk', '/Delivery-Address-Edit?id=1'],
    ['newcomer', '/Delivery-Address-Edit'],
    ['us', '/Delivery-Address-Edit?id=1'],
  ],
  '/Order-History': [
    ['uk', '/Order-History'],
    ['uk', '/Order-History?search=nothing+of+the+kind'],
    ['newcomer', '/Order-History'],
  ],
  '/Press/:token': [['visitor', '/Press/no-such-label']],
  '/Press-Labels': [['uk', '/Press-Labels?machine=1']],
  '/Presses': [['visitor', '/Presses']],
  '/Presses/:model': [
    ['visitor', '/Presses/2200'],
    ['uk', '/Presses/P5-13'],
    ['visitor', '/Presses/no-such-press'],
  ],
  '/Presses/:model/:assembly': [
    ['visitor', '/Presses/2200/Print-unit'],
    ['uk', '/Presses/2200/Print-unit?revision=A'],
    ['visitor', '/Presses/2200/no-such-assembly'],
  ],
  '/Presses/:model/:assembly/Copy': [['uk', '/Presses/2200/Print-unit/Copy']],
  '/Manuals/:manual/Copy': [
    ['uk', '/Manuals/2200/Copy'],
    ['uk', '/Manuals/no-such-manual/Copy'],
  ],
  '/Scan': [
    ['uk', '/Scan'],
    ['uk', '/Scan?code=nothing-like-it'],
    ['uk', '/Scan?code=P5-0150'],
  ],
  '/At-The-Press': [
    ['uk', '/At-The-Press'],
    ['newcomer', '/At-The-Press'],
  ],
  '/My-Presses': [
    ['uk', '/My-Presses'],
    ['newcomer', '/My-Presses?model=2'],
  ],
  '/My-Press': [['uk', '/My-Press?id=1']],
  '/Quick-Order': [['uk', '/Quick-Order']],
  '/Lists': [['uk', '/Lists']],
  '/List': [['uk', '/List?id=1']],
  '/List-Add': [
    ['uk', '/List-Add?product=140'],
    ['uk', '/List-Add?keyword=tesa'],
  ],
  '/Bought-Before': [
    ['uk', '/Bought-Before'],
    ['newcomer', '/Bought-Before'],
    ['uk', '/Bought-Before?search=nothing+of+the+kind'],
  ],
  '/Order-Again': [
    ['uk', '/Order-Again?id=1124'],
    ['us', '/Order-Again?id=1124'],
  ],
  '/Earlier-Orders': [['uk', '/Earlier-Orders']],
  '/Earlier-Order': [['uk', '/Earlier-Order?id=1']],
  '/Documents': [
    ['uk', '/Documents'],
    ['uk', '/Documents?search=nothing+of+the+kind'],
    ['newcomer', '/Documents'],
  ],
  '/Quotes': [
    ['uk', '/Quotes'],
    ['newcomer', '/Quotes'],
  ],
  '/Quote': [
    ['uk', '/Quote?id=1001'],
    ['uk', '/Quote?id=1002&asked=1'],
    ['uk', '/Quote?id=1003'],
    ['us', '/Quote?id=1001'],
  ],
  '/Quote-Request': [
    ['uk', '/Quote-Request?basket=1'],
    ['uk', '/Quote-Request?product=101'],
    ['uk', '/Quote-Request?quotation=1003'],
    ['newcomer', '/Quote-Request?basket=1'],
  ],
  '/Part-Requests': [
    ['uk', '/Part-Requests'],
    ['newcomer', '/Part-Requests'],
  ],
  '/Part-Request': [
    ['uk', '/Part-Request?id=1'],
    ['uk', '/Part-Request?id=2&asked=1'],
    ['us', '/Part-Request?id=1'],
  ],
  '/Ask-For-Parts': [
    ['uk', '/Ask-For-Parts?about=2200'],
    ['uk', '/Ask-For-Parts?to=purchasing'],
    ['newcomer', '/Ask-For-Parts?to=purchasing'],
  ],
  '/Returns': [
    ['uk', '/Returns'],
    ['newcomer', '/Returns'],
  ],
  '/Return': [
    ['uk', '/Return?id=1'],
    ['us', '/Return?id=1'],
  ],
  '/Return-Parts': [
    ['uk', '/Return-Parts?id=1124'],
    ['uk', '/Return-Parts?id=1137'],
    ['us', '/Return-Parts?id=1124'],
  ],
  '/Confirm-Address': [['visitor', '/Confirm-Address?token=used']],
  '/Mailings': [
    ['visitor', '/Mailings?id=00000000-0000-4000-8000-000000000000'],
    ['visitor', '/Mailings?token=used'],
  ],
  '/Manuals': [['uk', '/Manuals']],
  '/TesaTape': [['visitor', '/TesaTape']],
  '/Contact-Us': [['visitor', '/Contact-Us']],
  '/News': [['visitor', '/News']],
  '/News/:slug': [
    ['visitor', '/News/open-days-leeds'],
    ['visitor', '/News/nothing-of-the-kind'],
  ],
  '/Legal/:kind': [
    ['visitor', '/Legal/Terms'],
    ['visitor', '/Legal/Nothing'],
  ],
  '/Legal/:kind/:version': [
    ['visitor', '/Legal/Terms/1'],
    ['visitor', '/Legal/Terms/9'],
  ],
  '/PDFOrder': [
    ['uk', '/PDFOrder?id=1124'],
    ['us', '/PDFOrder?id=1124'],
  ],
  '*': [['visitor', '/no/such/page']],
  '/log-out': [],
  '/language': [],
};
