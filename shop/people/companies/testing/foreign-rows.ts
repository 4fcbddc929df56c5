import { type ForeignRows, post, del } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /Company/SaveMember': {
    calls: [
      ({ memberId }) => post('/Company/SaveMember', { memberId, memberRole: 'manager', suspended: false }),
      ({ customerId }) => post('/Company/SaveMember', { memberId: customerId, memberRole: 'reader', suspended: true }),
    ],
  },
  'POST /Company/SaveMemberLimits': {
    calls: [({ memberId }) => post('/Company/SaveMemberLimits', { memberId, orderLimit: '1', alwaysAsk: true })],
  },
  'DELETE /Company/WithdrawInvitation/{invitationId}': {
    calls: [({ invitationId }) => del(`/Company/WithdrawInvitation/${invitationId}`)],
  },
};
