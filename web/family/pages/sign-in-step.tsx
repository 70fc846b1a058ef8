import { Avatar } from '../../drawing/animals.tsx'
import { Field, Group, Pick } from '../../parts/field.tsx'
import { avatarIds, usernameOf } from '../wizard.ts'
import type { StepProps } from './add.tsx'

const nameOf = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1)

export const SignInStep = ({ given, troubles, answer }: StepProps) => (
  <>
    <Group name="avatarId" legend="Picture" look="animals">
      {avatarIds.map(id => (
        <Pick
          key={id}
          type="radio"
          name="avatarId"
          value={id}
          isChosen={given.avatarId === id}
          isInvalid={false}
          onChoose={() => answer({ avatarId: id })}
        >
          <Avatar id={id} name={id} large />
          {nameOf(id)}
        </Pick>
      ))}
    </Group>
    <div class="halves">
      <Field
        name="username"
        label="Username"
        hint="No surname, school or birthday."
        value={given.username ?? usernameOf(given)}
        trouble={troubles.username}
        maxLength={128}
        autocomplete="off"
        isExact
        onValue={username => answer({ username })}
      />
      <Field
        name="pin"
        label="PIN"
        hint="Four numbers or letters. Not a birthday."
        look="pin"
        value={given.pin}
        trouble={troubles.pin}
        maxLength={4}
        autocomplete="off"
        isExact
        onValue={pin => answer({ pin })}
      />
    </div>
    <label class="choice">
      <input
        type="checkbox"
        name="isRemembered"
        checked={given.isRemembered}
        onChange={event => answer({ isRemembered: event.currentTarget.checked })}
      />
      <span>Remember picture and username on this device. Leave this off on shared computers.</span>
    </label>
  </>
)
