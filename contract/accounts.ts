import Type, { type Static } from 'typebox'
import { operation } from './operation.ts'
import { closed, Deleted, Email, named, Timestamp } from './values.ts'

export const closeAccount = operation({
  id: 'identity.closeAccount',
  method: 'POST',
  path: '/v1/account/close',
  summary: 'Close your account',
  description:
    'Permanently closes your own account. You are signed out everywhere, your memberships end, and API keys that act for you stop working. Your email address is removed; what others keep shows only your ID. With `deleteUnshared`, organizations without other members are deleted, and students without another guardian are erased, in any organization. Fails with `Conflict` if you are the only administrator of an organization that is suspended or has other members or other families’ students, or if an organization that would be deleted still has a paid subscription. Everything happens at once or not at all. Afterwards your token is invalid, so a repeated call fails with `Unauthorized`, and an email confirms that the account is closed.',
  body: closed(
    {
      confirmEmail: Type.String({
        maxLength: 254,
        description: 'The email address of your account, as confirmation.',
      }),
      deleteUnshared: Type.Optional(
        Type.Boolean({
          description:
            'Whether to also delete organizations without other members, and erase students without another guardian. Without it, the call fails with `Conflict` if there are any, and lists them.',
        }),
      ),
    },
    { $id: 'CloseAccountRequest' },
  ),
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'Conflict'],
  role: 'none',
  scope: 'account:close',
  callers: ['user'],
  effect: 'mutate',
  destructive: true,
  example: {
    request: { confirmEmail: 'sam@ashgrove.example' },
    response: { id: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a', deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})

/** How long the links of a change of address work. */
export const emailChangeHours = 24

const emailChange = closed({ newEmail: Email, expiresAt: Timestamp }, { $id: 'RequestedEmailChange' })
export interface RequestedEmailChange extends Static<typeof emailChange> {}
export const RequestedEmailChange = named<RequestedEmailChange>(emailChange)

export const requestEmailChange = operation({
  id: 'identity.requestEmailChange',
  nounVerb: 'account change-email',
  method: 'POST',
  path: '/v1/account/email',
  summary: 'Change your email address',
  description: `Sends a link to your present address and one to the new address. When both were confirmed on the page that they open, within ${emailChangeHours} hours, your address changes. Either page can also cancel it. A new request replaces the last one. The answer is the same whether or not the new address has an account; if it has, the address can’t be taken over, and the page says so to the person who opened its link. An address gets at most three such emails a day.`,
  body: closed({ newEmail: Email }, { $id: 'RequestEmailChangeRequest' }),
  response: RequestedEmailChange,
  status: 201,
  errors: ['BadRequest', 'Conflict'],
  role: 'none',
  scope: 'identity:write',
  callers: ['user'],
  effect: 'mutate',
  example: {
    request: { newEmail: 'sam.reed@ashgrove.example' },
    response: { newEmail: 'sam.reed@ashgrove.example', expiresAt: '2026-02-03T16:05:12.480Z' },
  },
})
