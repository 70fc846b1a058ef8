import Type from 'typebox'
import { operation } from './operation.ts'
import { closed, Deleted } from './values.ts'

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
