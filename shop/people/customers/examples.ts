const DETAILS = {
  userFirstname: 'Alison',
  userSurname: 'Marsh',
  userHouseNo: 'Harbour Label Company Ltd',
  userStreet: 'Unit 4, Cobden Works',
  userCity: 'Dock Road',
  userCounty: 'Merseyside',
  userPostcode: 'CH41 1AA',
  userTel: '01632960111',
  currency: 2,
  country: 247,
  userSubscribe: 1,
  account: 1,
  userPass: 'blue-anilox-8',
  password_repeat: 'blue-anilox-8',
};

/** Requests as the API document shows them; the objects are in the sample data. */
export const examples = {
  registration: { body: { ...DETAILS, userEmail: 'first.order@harbourlabel.test' } },
  account: {
    body: {
      userID: 1,
      ...DETAILS,
      userEmail: 'uk@converter.test',
      priceClassID: 2,
      adminContact: 1,
      partner: 1,
      userStatus: 1,
    },
  },
  address: {
    body: {
      deliveryID: 1,
      userID: 1,
      contactName: 'Goods In, Birkenhead',
      deliveryBuildingNo: 'Unit 4, Cobden Works',
      deliveryStreet: 'Dock Road',
      deliveryRegion: 'Merseyside',
      deliveryPostalcode: 'CH41 1AA',
      countryID: 247,
    },
  },
  saveOwn: { body: { ...DETAILS, userEmail: 'uk@converter.test', presentPassword: 'your-password' } },
};
