/** The doors of people found on documents. */
import { API } from '#domain/api';
import { messages } from '#domain/messages';
import { openVault } from '#platform/cipher/vault';
import { door } from '../http/door.ts';
import { list, remove } from './peopleService.ts';

export const peopleRoutes = [
  door(API.listPeople, async ({ visitor }) => ({ people: await list(openVault(visitor.user)) })),
  door(API.deletePerson, async ({ visitor, params }) => {
    await remove(openVault(visitor.user), params.personId);
    return { message: messages.people.deleted };
  }),
];
