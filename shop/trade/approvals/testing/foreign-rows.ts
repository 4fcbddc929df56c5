import { type ForeignRows, get, post, del } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /Approval/AskForApproval': {
    calls: [
      ({ cartGuid }, own) =>
        post('/Approval/AskForApproval', { cartGuid, deliveryAddressId: own.addressId, purchaseOrderNumber: 'PO 1' }),
    ],
    asField: [
      ({ addressId }, own) =>
        post('/Approval/AskForApproval', {
          cartGuid: own.cartGuid,
          deliveryAddressId: addressId,
          purchaseOrderNumber: 'PO 1',
        }),
    ],
  },
  'GET /Approval/GetRequest/{approvalId}': {
    calls: [({ approvalId }) => get(`/Approval/GetRequest/${approvalId}`)],
  },
  'POST /Approval/ApproveRequest': {
    calls: [({ approvalId }) => post('/Approval/ApproveRequest', { approvalId, stamp: 'any' })],
  },
  'POST /Approval/RejectRequest': {
    calls: [({ approvalId }) => post('/Approval/RejectRequest', { approvalId, decisionReason: 'No.' })],
  },
  'POST /Approval/WithdrawRequest': {
    calls: [({ approvalId }) => post('/Approval/WithdrawRequest', { approvalId })],
  },
  'POST /Approval/TakeBasket': { calls: [({ approvalId }) => post('/Approval/TakeBasket', { approvalId })] },
  'POST /Approval/NameDeputy': {
    asField: [
      ({ memberId }) => post('/Approval/NameDeputy', { memberId, startsOn: '2099-01-04', endsOn: '2099-01-15' }),
    ],
  },
  'DELETE /Approval/EndDeputy/{deputyshipId}': {
    calls: [({ deputyshipId }) => del(`/Approval/EndDeputy/${deputyshipId}`)],
  },
};
